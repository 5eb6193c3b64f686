import type { Card } from '../../vocabulary.ts';

/** The colours of a face: rim, body, edge, and the paper its sign stands on. */
export const TONES: Readonly<
  Record<Card, { readonly rim: string; readonly body: string; readonly edge: string; readonly paper: string }>
> = {
  mile1: { rim: '#cfe6a0', body: '#5f8f3a', edge: '#1d3413', paper: '#eef3d6' },
  mile2: { rim: '#a9e4da', body: '#2c8078', edge: '#0b322f', paper: '#e0f2ec' },
  mile3: { rim: '#ffe9a8', body: '#c48a22', edge: '#4e3207', paper: '#fff2cf' },
  bandits: { rim: '#f2a27d', body: '#ac3f26', edge: '#3c120a', paper: '#f7dccd' },
  steal: { rim: '#cbbcf6', body: '#6450a8', edge: '#20163f', paper: '#e9e2fb' },
  recon: { rim: '#b3d6f2', body: '#37698f', edge: '#10263a', paper: '#deedf8' },
};
