/**
 * IN-C3, IN-C4: the board and the faces of the stepping tiles. Those of the box are not known to us: this is a
 * reconstruction that keeps to all that the rules say of them.
 *
 * Rows from top to bottom: S start and exit, # ground, s ground with a snake, p secret passage, d diamond, . hole, and
 * 1 to 3 the halves of the target tiles, over holes.
 *
 * A face lists its walls, e0 to e3 on the outer edges counter-clockwise from the acute corner of its first half and m
 * between the halves, and its snakes, on the halves h0 and h1.
 */
export const TEMPLE_BOARD = {
  rows: [
    'S#.......#S',
    '.#..s.p.s..#.',
    '.....#...#.....',
    '.p#...........#p.',
    '.d#....11.22....#d.',
    '.d#......3......#d.',
    '.p#.....3.....#p.',
    '.....#...#.....',
    '.#..s.p.s..#.',
    'S#.......#S',
  ],
  faces: ['', '', 'h0', 'h0 h1', 'h0 h1', 'e0', 'e0 h1', 'e0 e1', 'e0 e1 h1', 'e0 e2', 'e1 e3 h0', 'm', 'm h1'],
} as const;
