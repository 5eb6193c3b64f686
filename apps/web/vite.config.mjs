import { defineConfig } from 'vite';
import { leaveOut } from '../../scripts/leave-out.mjs';
import { plainScript } from './scripts/plain-script.mjs';
import { precompressed } from './scripts/precompressed.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';

const server = process.env.QURI_SERVER ?? 'http://localhost:3000';

/** Importing one of these does nothing by itself: what nobody uses of them is left out. */
const treeshake = {
  moduleSideEffects: [{ test: /\/packages\/(bot-kit|hash|kernel|protocol|table|words)\//, sideEffects: false }],
};

/** One file for the first screen: what it shares with others would be many small ones. */
const groups = [{ name: 'index', tags: ['$initial'] }];

const engineOf = (module) => /games\/([^/]+)\/src\/engine\.ts$/.exec(module ?? '')?.[1];

export default defineConfig({
  // The server hands out files from its root; a table's page is one folder deeper.
  base: '/',
  // What needs rules runs in the worker, which draws and says nothing.
  plugins: [
    leaveOut('engine', 'learning', 'drawing'),
    plainScript('/src/app/chosen-theme.js'),
    serviceWorker('/src/offline/service-worker.js'),
    precompressed(),
  ],
  build: {
    target: 'es2023',
    // A font or a picture inside the style sheet would be loaded by everybody, and the content policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { treeshake, output: { codeSplitting: { groups } } },
  },
  worker: {
    format: 'es',
    plugins: () => [leaveOut('screen', 'text', 'titles', 'learning', 'drawing')],
    rolldownOptions: {
      treeshake,
      // A game's rules and bots are named after it: scripts/size.mjs counts them with its screen.
      output: { chunkFileNames: ({ facadeModuleId }) => `assets/${engineOf(facadeModuleId) ?? '[name]'}-[hash].js` },
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/live': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
});
