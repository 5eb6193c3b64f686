#!/usr/bin/env node
// The way in from a checkout: installs and builds what is missing, then hands over to the program.
import { build } from '../../../scripts/build.mjs';
import { setup } from '../../../scripts/setup.mjs';

setup('run');
process.setSourceMapsEnabled(true);
const { main } = await import(await build());
const status = await main(process.argv.slice(2));
if (typeof status === 'number') process.exitCode = status;
