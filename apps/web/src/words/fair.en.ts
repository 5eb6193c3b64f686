/** How a shuffle is kept fair; loaded after the waiting room. */
export const fairEn: readonly string[] = [
  'Before anybody sat down, the server drew a secret number and showed this seal of it. It can no longer change the number without breaking the seal.',
  'Everybody who sits down adds a secret of their own, sealed in the same way. When the game starts all of them are opened and mixed, so no one, not even the server, could choose the cards.',
  'When the game is over the server opens its seal too, and the replay file proves every single draw. Whoever runs the server could still look at the cards during play.',
];
