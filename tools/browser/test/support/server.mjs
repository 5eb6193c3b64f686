// The built server with some settings changed: those in the JSON it is given.
import { main, usualSettings } from '../../../../dist/server/server.mjs';

process.exitCode = await main(process.env, { ...usualSettings, ...JSON.parse(process.argv[2] ?? '{}') });
