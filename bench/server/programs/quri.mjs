// A built Quri server as it is, only with raised limits. QURI_PROGRAM says which, QURI_SETTINGS has further settings.
import { pathToFileURL } from 'node:url';
import { raised } from './raised.mjs';
import { tellFigures } from './tell-figures.mjs';

const { main, usualSettings } = await import(pathToFileURL(process.env.QURI_PROGRAM));
const failed = await main(process.env, { ...raised(usualSettings), ...JSON.parse(process.env.QURI_SETTINGS ?? '{}') });
if (failed) process.exit(failed);
tellFigures();
