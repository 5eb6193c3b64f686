import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Gives a script that index.html names without type="module" a name with a hash, so that browsers may keep it. Vite
 * bundles modules only, and those run after the first paint.
 */
export const plainScript = (path) => {
  let file;
  let source;
  return {
    name: 'plain-script',
    apply: 'build',
    configResolved: ({ root }) => {
      source = readFileSync(join(root, path), 'utf8');
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      file = `assets/${basename(path, '.js')}-${hash}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source });
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(path, `/${file}`) },
  };
};
