import stylistic from '@stylistic/eslint-plugin';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import layers from './layers.mjs';

export default defineConfig(
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  stylistic.configs.customize({ semi: true, braceStyle: '1tbs', arrowParens: true }),
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@stylistic/max-len': ['error', { code: 120, ignoreUrls: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      '@stylistic/indent': 'off',
      'svelte/indent': ['error', { indent: 2 }],
      'svelte/html-quotes': 'error',
      'svelte/no-inline-styles': 'error', // style-src 'self'
    },
  },
  layers,
  { files: ['*.mjs'], extends: [ts.configs.disableTypeChecked] }, // plain JavaScript
);
