import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';

const WORKER = 'sw.js';

/** Tell the service worker what the page begins with: its screens, its texts, and the letters of our languages. */
function shell(): Plugin {
  return {
    name: 'shell',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const worker = files.find((file) => file.fileName === WORKER);
      const first = files.find((file) => file.type === 'chunk' && file.isEntry && file.fileName !== WORKER);
      if (worker?.type !== 'chunk' || first?.type !== 'chunk') return;
      const begun = [first, ...files.filter(isShell)].flatMap(withImports(bundle));
      const letters = files.filter(({ fileName }) => /-latin-(wght|400)-normal.*\.woff2$/.test(fileName));
      const names = new Set([...begun, ...letters.map(({ fileName }) => fileName)]);
      const paths = ['/', ...[...names].sort().map((name) => `/${name}`)];
      worker.code = `const SHELL=${JSON.stringify(paths)};\n${worker.code}`;
    },
  };
}

function isShell(file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk {
  return file.type === 'chunk' && /\/(web\/src|src\/westbound)\/(text|screens)\//.test(file.facadeModuleId ?? '');
}

/** The names of a chunk, its styles, and all that it cannot do without. */
function withImports(bundle: Rollup.OutputBundle): (chunk: Rollup.OutputChunk) => string[] {
  const names = (chunk: Rollup.OutputChunk): string[] => {
    const needed = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
    return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...needed.flatMap(names)];
  };
  return names;
}

/** In development, reload the page when a text changes: after replacing one in place, changed components go unseen. */
function texts(): Plugin {
  return {
    name: 'texts',
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return;
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), svelteTesting(), shell(), texts()],
  build: {
    outDir: '../src/westbound/server/page',
    emptyOutDir: true,
    // Nothing inline: the page is served with script-src 'self'; style-src 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8300', ws: true } },
    fs: { allow: ['.', '../src/westbound'] }, // the texts are Python's
  },
  test: {
    environment: 'jsdom',
    pool: 'threads',
    testTimeout: 60_000, // milliseconds, on a machine that runs all other tests at the same time
  },
});
