import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// A page for whoever works on the board; it is never shipped.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: { port: 5198, strictPort: true, fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] } },
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite-gallery-raiders', import.meta.url)),
});
