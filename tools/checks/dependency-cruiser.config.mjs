// Who may know whom. Every rule has a fixture that breaks it: see fixtures/ and test/dependency-rules.test.mjs.
const words = '(meta|vocabulary|components|[^/]+\\.data)\\.ts$';
const kernel = '^packages/kernel/src/';
const hash = '^packages/hash/src/';
const lattice = '^packages/triangle-lattice/src/';
const library = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/** A room of a game sees only what is listed; `own` paths are inside the same game. */
const room = (name, comment, from, { own, others = [] }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^games/([^/]+)/src/${from}` },
  to: { pathNot: [...own.map((path) => `^games/$1/src/${path}`), ...others] },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    never(
      'hash-knows-nothing',
      'packages/hash imports nothing but the hashes of Node.',
      { path: hash },
      { pathNot: [hash, '^(node:)?crypto$'] },
    ),
    never(
      'kernel-knows-nothing',
      'The kernel imports nothing but its hash function.',
      { path: kernel },
      { pathNot: [kernel, hash] },
    ),
    never(
      'table-knows-the-kernel',
      'What runs a table imports nothing but the kernel: stores, sockets and screens are its hosts’.',
      { path: '^packages/table/src/' },
      { pathNot: ['^packages/table/src/', kernel] },
    ),
    never(
      'words-know-nothing',
      'packages/words and packages/triangle-lattice import nothing.',
      { path: '^packages/(words|triangle-lattice)/src/' },
      { pathNot: '^packages/$1/src/' },
    ),
    never(
      'game-entry-is-types',
      'packages/game-entry imports types only: it is part of every program, and board-kit is not.',
      { path: '^packages/game-entry/src/' },
      { dependencyTypesNot: ['type-only'] },
    ),
    never(
      'kits-know-no-game',
      'What serves every game knows none of them; only their tests may use the sample. The catalogue is the list of games.',
      { path: '^packages/', pathNot: '^packages/catalogue/' },
      { path: '^games/', pathNot: '^games/_sample/' },
    ),
    never(
      'kits-know-no-sample',
      'The sample is for the tests of a kit, not for the kit.',
      { path: '^packages/[^/]+/src/', pathNot: '^packages/catalogue/' },
      { path: '^games/_sample/' },
    ),
    never(
      'games-never-meet',
      'A game imports no other game.',
      { path: '^games/([^/]+)/' },
      { path: '^games/', pathNot: '^games/$1/' },
    ),
    never(
      'apps-never-meet',
      'An app imports no other app.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    never(
      'catalogue-is-for-apps',
      'Only apps know all games.',
      { path: '^(packages|games)/', pathNot: '^packages/catalogue/' },
      { path: '^packages/catalogue/' },
    ),
    never(
      'galleries-stay-at-home',
      'A gallery is for whoever works on a board and for its tests: nothing that is shipped knows one.',
      { path: '^(apps/|(packages|games)/[^/]+/src/)', pathNot: '^packages/conformance/' },
      { path: '^(packages|games)/[^/]+/gallery/' },
    ),
    never('apps-are-on-top', 'Nothing below knows an app.', { path: '^(packages|games)/' }, { path: '^apps/' }),
    never(
      'games-by-their-entry',
      'Apps and the catalogue import index.ts of a game and nothing else of it; tests may use the sample by its parts.',
      { path: '^(apps|packages/catalogue)/' },
      { path: '^games/', pathNot: ['^games/[^/]+/src/index\\.ts$', '^games/_sample/src/(game|engine)\\.ts$'] },
    ),
    never(
      'entry-is-data-and-loaders',
      'index.ts is part of every program: it imports what is known before a game is played, and loads the rest on demand.',
      { path: '^games/([^/]+)/src/index\\.ts$' },
      { path: '^games/', pathNot: '^games/$1/src/(meta|vocabulary|shape|titles)\\.ts$', dynamic: false },
    ),
    never(
      'engine-by-the-entry',
      'Only index.ts loads engine.ts: builds leave the rules out of the page there, and nowhere else.',
      { path: '^games/[^/]+/src/', pathNot: '^games/[^/]+/src/index\\.ts$' },
      { path: '^games/[^/]+/src/engine\\.ts$' },
    ),
    never(
      'packages-by-name',
      'Another package is imported by its name, never by a path into its folder.',
      { path: '^(packages|games|apps)/([^/]+)/' },
      {
        path: '^(packages|games|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypesNot: ['aliased-workspace', 'npm', 'npm-dev', 'npm-peer'],
      },
    ),
    room(
      'answers-see-words-and-shapes',
      'Derived facts see the vocabulary, the components and the shapes of the view: rules, text, board and bots share them.',
      'answers/',
      { own: ['answers/', 'view/shapes\\.ts$', '(vocabulary|components)\\.ts$'], others: [kernel, lattice] },
    ),
    room(
      'rules-see-kernel-and-own-words',
      'Rules see the kernel, the answers, the words and data of their game; and the shapes of its view, which in an open game are its state.',
      'rules/',
      {
        own: ['rules/', 'answers/', 'view/shapes\\.ts$', words],
        others: [kernel, lattice],
      },
    ),
    room(
      'view-sees-rules',
      'A view sees the rules, the answers, the kernel, and the words and data of its game.',
      'view/',
      {
        own: ['view/', 'rules/', 'answers/', words],
        others: [kernel, lattice],
      },
    ),
    room(
      'shapes-stand-apart',
      'The types of a view live apart from what projects it, or a screen reaches the rules through a type.',
      'view/shapes\\.ts$',
      { own: [words], others: [kernel, lattice] },
    ),
    room(
      'text-sees-shapes-and-words',
      'Text sees the shapes of the view, the answers, the vocabulary and packages/words.',
      'text/',
      {
        own: ['text/', 'answers/', 'view/shapes\\.ts$', '(vocabulary|meta|shape|titles)\\.ts$'],
        others: ['^packages/words/src/', lattice],
      },
    ),
    room(
      'board-sees-shapes-and-words',
      'A board sees the shapes of the view, the answers, the vocabulary, the names of pieces, packages/words and what it draws with.',
      'board/',
      {
        own: [
          'board/',
          'answers/',
          'view/shapes\\.ts$',
          'text/names\\.(en|pl|stones)\\.ts$',
          '(vocabulary|meta|shape)\\.ts$',
        ],
        others: ['^packages/(words|board-kit)/src/', lattice, library('react', 'react-dom', 'motion')],
      },
    ),
    room(
      'teaching-sees-shapes-and-words',
      'Lesson and tips see the shapes of the view, the answers, the vocabulary and the components.',
      'teaching/',
      {
        own: ['teaching/', 'answers/', 'view/shapes\\.ts$', '(vocabulary|components|shape)\\.ts$'],
        others: ['^packages/words/src/', kernel, lattice],
      },
    ),
    never(
      'meta-only-as-type',
      'Text and board know of meta.ts only its types.',
      { path: '^games/([^/]+)/src/(text|board)/' },
      { path: '^games/$1/src/meta\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    room('bots-see-the-game-not-the-screen', 'A bot sees its game, the kernel and the bot-kit.', 'bot/', {
      own: ['(?!(text|board)/|(index|screen)\\.ts$)'],
      others: [kernel, lattice, '^packages/bot-kit/src/'],
    }),
    never(
      'page-never-reaches-rules',
      'What a game gives the page (its data, text and screen) has no way to its rules, not even by a type.',
      { path: '^games/[^/]+/src/(meta|vocabulary|shape|titles|screen|text/.+|board/.+|teaching/.+)\\.tsx?$' },
      { path: '^games/[^/]+/src/(rules/|bot/|(game|engine)\\.ts$)', reachable: true },
    ),
    never('no-unresolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    never(
      'no-circular',
      'No module needs itself at run time.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
  ],
  options: {
    // node_modules is not followed but not excluded either: excluding it would silence every rule about libraries.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    // A type import counts: knowing a type is knowing.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
