// The parts of a game that index.ts in its folder loads, mostly on demand, and a plugin for rolldown and vite that leaves some out.
const parts = {
  engine: /^engine\.ts$/,
  learning: /^bot\/traits\.ts$/,
  drawing: /^text\/drawing\.\w+\.ts$/,
  text: /^text\/(en\.ts|pl\.ts|rulebook\.\w+\.md)$/,
  screen: /^(screen\.ts|board\/figures\/figures\.tsx|teaching\/(tips|words\.\w+)\.ts)$/,
  lesson: /^teaching\/lesson\.ts$/,
  titles: /^titles\.ts$/,
};

/** Loaded together with index.ts, and not on demand: nobody reads it, but it has to be there. */
const EMPTY = { titles: 'export const titles = {};' };

/** Replaces these parts of every game by a module that throws, or is empty: for programs that never use them. */
export const leaveOut = (...names) => ({
  name: 'leave-out',
  // While developing, page and worker are served the same modules.
  apply: 'build',
  load(id) {
    const file = /\/games\/[^/]+\/src\/([^?]+)/.exec(id.replaceAll('\\', '/'))?.[1];
    const part = names.find((name) => file !== undefined && parts[name].test(file));
    if (part === undefined) return null;
    if (part in EMPTY) return { code: EMPTY[part], moduleType: 'js' };
    return { code: `throw new Error('${part} of a game is not part of this program: ${file}');`, moduleType: 'js' };
  },
});
