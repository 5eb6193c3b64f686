const en = {
  board: 'Board',
  skip: 'Show at once',
  away: 'away',
  winner: 'winner',
  toPlay: 'to play',
  actions: 'What you can do',
  back: 'Back',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit',
  whatChanged: 'What changed',
  pointsLeft: 'Action points',
  /** What something costs and leaves. */
  cost: (cost: number, left: number) => `costs ${cost}, leaves ${left}`,
  /** The name of whoever reads. Without one they are called "you" already. */
  own: (name: string) => (name === 'You' ? name : `${name} (you)`),
};

const pl: typeof en = {
  board: 'Plansza',
  skip: 'Pokaż od razu',
  away: 'poza stołem',
  winner: 'wygrana',
  toPlay: 'teraz gra',
  actions: 'Co możesz zrobić',
  back: 'Wstecz',
  zoomIn: 'Bliżej',
  zoomOut: 'Dalej',
  zoomFit: 'Cała plansza',
  whatChanged: 'Co się zmieniło',
  pointsLeft: 'Punkty akcji',
  cost: (cost, left) => `koszt ${cost}, zostaje ${left}`,
  own: (name) => (name === 'Ty' ? name : `${name} (ty)`),
};

/** Words of more than one board. */
export const KIT_WORDS = { en, pl };
