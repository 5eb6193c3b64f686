export const COMMAND_NAMES = ['play', 'games', 'simulate', 'arena', 'bench', 'replay', 'verify', 'engine'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];
