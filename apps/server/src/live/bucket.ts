/** So much at once, and so much more every second. */
export interface Bucket {
  take(): boolean;
}

export function bucket(burst: number, perSecond: number, now: () => number): Bucket {
  let left = burst;
  let last = now();
  return {
    take: () => {
      const at = now();
      left = Math.min(burst, left + (Math.max(0, at - last) / 1000) * perSecond);
      last = at;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
