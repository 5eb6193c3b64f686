// A built Quri server as it is, only with raised limits. QURI_PROGRAM says which.
import { pathToFileURL } from 'node:url';
import { raised } from './raised.mjs';
import { tellFigures } from './tell-figures.mjs';

const { main, usualSettings } = await import(pathToFileURL(process.env.QURI_PROGRAM));
const failed = await main(process.env, raised(usualSettings));
if (failed) process.exit(failed);
tellFigures();
