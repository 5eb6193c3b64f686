// The built server with some settings changed: those in the JSON it is given.
import { build } from '../../../../scripts/build.mjs';

const { main, usualSettings } = await import(await build('server'));

process.exitCode = await main(process.env, { ...usualSettings, ...JSON.parse(process.argv[2] ?? '{}') });
