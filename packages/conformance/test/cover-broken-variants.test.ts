import { coverFaults } from '@quri/conformance';
import { describe, expect, test } from 'vitest';

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice">';
const PATH = '<path fill="#0b1a1e" d="M0 0h400v300H0z"/>';
const cover = `${START}${PATH}</svg>`;

describe('the picture of a game', () => {
  test('has no faults where it has none', () => {
    expect(coverFaults(cover)).toEqual([]);
  });

  test.each([
    ['says nothing', ''],
    ['400 by 300', cover.replace('400 300', '300 400')],
    ['cut off', cover.replace('slice', 'meet')],
    ['draws nothing', `${START}</svg>`],
    ['attributes', cover.replace('fill="#0b1a1e"', 'fill="var(--stone)"')],
    ['attributes', cover.replace('<path', '<style>path{fill:red}</style><path')],
    ['loads', cover.replace(PATH, `${PATH}<image href="other.png"/>`)],
    ['words', cover.replace(PATH, `${PATH}<text>Gold</text>`)],
    ['missing', cover.replace('M0', 'MNaN')],
    ['characters', cover.replace(PATH, PATH.repeat(1000))],
  ])('has a fault that %s', (fault, broken) => {
    expect(coverFaults(broken).join()).toContain(fault);
  });
});
