import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false }), svelteTesting()],
  build: {
    outDir: '../src/westbound/server/page',
    emptyOutDir: true,
    // Nothing inline: the page is served with script-src 'self'; style-src 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8300', ws: true } },
    fs: { allow: ['.', '../src/westbound'] }, // the texts are Python's
  },
  test: { environment: 'jsdom' },
});
