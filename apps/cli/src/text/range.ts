export interface Range {
  readonly min: number;
  readonly max: number;
}

export const range = ({ min, max }: Range): string => (min === max ? String(min) : `${min}–${max}`);
