/**
 * The hash of the schema after each migration, as `schemaOf` makes it; a test of the server compares them. A data file
 * with another one has something in it that is not ours.
 */
export const SCHEMAS: readonly string[] = [
  'd0339551d14290ee',
  '273ad5b7ac3c4c46',
  '273ad5b7ac3c4c46',
  '7bb658a8f719d20d',
  'bef1f9d34754cfb0',
  'df04065b3e455efe',
  '47a07b714619d875',
  'e1042e5bdd15f5a9',
  '2cac7f9094c702d5',
  '1ef42cb1dcaef3b8',
  '24f66bbdcd200385',
  '4fb1b6ef327828d8',
  'feb23a9a03465eec',
  '59ec1ff16dd61097',
];
