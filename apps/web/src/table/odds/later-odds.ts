/** What a table loads for its odds after it is shown. */
export { OddsButton } from './odds-button.tsx';
export { TableOdds } from './table-odds.tsx';
