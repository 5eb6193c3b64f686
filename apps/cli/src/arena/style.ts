/** The look of the arena's page: torch-light on stone, by day and by night. */
export const STYLE = `
:root {
  --ground: #f6f1e7; --panel: #fffdf8; --ink: #2a241c; --soft: #6b6152; --line: #ddd2bf;
  --gold: #a8690a; --ahead: #1f7a6d; --behind: #b4492c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14120f; --panel: #1e1b17; --ink: #f0e8da; --soft: #b0a48f; --line: #3a342b;
    --gold: #f0b347; --ahead: #3fb5a3; --behind: #e07a57;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 "Source Sans 3", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
header { border-bottom: 3px solid var(--gold); margin-bottom: 1.5rem; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; }
h1 { font-size: 2rem; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 0 0 .75rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
header p, .note { color: var(--soft); }
.note { margin: .75rem 0 0; font-size: .9rem; max-width: 46rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin: 0 0 1.25rem; }
svg { display: block; width: 100%; max-width: 44rem; height: auto; }
h2::first-letter { text-transform: uppercase; }
svg text { fill: var(--ink); font-size: 13px; }
svg .tick { fill: var(--soft); font-size: 11px; }
svg .grid { stroke: var(--line); }
svg .par { stroke: var(--ink); stroke-dasharray: 5 4; }
svg .range { stroke: var(--gold); stroke-width: 7; stroke-opacity: .38; stroke-linecap: round; }
svg .point { fill: var(--gold); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .4rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, .left { text-align: left; }
thead th { color: var(--soft); font-weight: 600; }
.heat { width: auto; }
.heat td { text-align: center; min-width: 5rem; }
.heat .ahead { background: color-mix(in srgb, var(--ahead) var(--strength), var(--panel)); }
.heat .behind { background: color-mix(in srgb, var(--behind) var(--strength), var(--panel)); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 30rem) { section { padding: .75rem; } h1 { font-size: 1.5rem; } }
`;
