/** Custom properties may be set wherever a style may. */
declare module 'react' {
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}

export type {};
