/** About what the largest covers take; compressed it is a fifth. */
const MOST_CHARACTERS = 24_000;

const FAULTS: readonly (readonly [fault: string, inCover: RegExp])[] = [
  ['says nothing', /^\s*$/],
  ['is no SVG of 400 by 300 by itself', /^(?!<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300")/],
  ['does not say that its top may be cut off', /^(?![^>]* preserveAspectRatio="xMidYMax slice")/],
  ['draws nothing', /^(?![\s\S]*<(path|circle|ellipse|rect)\b)/],
  // The page's styles do not reach a picture, and its content security policy forbids the picture's own.
  ['is styled by more than attributes', /<style|\s(style|class)=|var\(/],
  ['loads or runs something', /<script|\shref=|url\((?!#)|\son\w+=/],
  ['has words, which are of one language', /<text\b/],
  ['has something missing', /undefined|NaN|\[object/],
];

/** What is wrong with the picture of a game on the home page. */
export const coverFaults = (svg: string): readonly string[] => [
  ...FAULTS.filter(([, inCover]) => inCover.test(svg)).map(([fault]) => fault),
  ...(svg.length > MOST_CHARACTERS ? [`has ${svg.length} characters, more than ${MOST_CHARACTERS}`] : []),
];
