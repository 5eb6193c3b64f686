/** Small, fast and seeded by a number (mulberry32). */
export class FastRng {
  state = 0;
  constructor(seed: number) {
    this.state = seed | 0;
  }
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }
  fraction(): number {
    return this.next() / 4294967296;
  }
  below(n: number): number {
    return Math.floor(this.fraction() * n);
  }
}
