import { defineConfig } from 'vite';

const server = process.env.QURI_SERVER ?? 'http://localhost:3000';

/** Importing one of these does nothing by itself: what nobody uses of them is left out. */
const treeshake = {
  moduleSideEffects: [{ test: /\/packages\/(bot-kit|hash|kernel|protocol|table|words)\//, sideEffects: false }],
};

export default defineConfig({
  // The server hands out files from its root; a table's page is one folder deeper.
  base: '/',
  build: {
    target: 'es2023',
    // A font or a picture inside the style sheet would be loaded by everybody, and the content policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { treeshake },
  },
  worker: { format: 'es', rolldownOptions: { treeshake } },
  server: {
    proxy: {
      '/api': { target: server },
      '/live': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
});
