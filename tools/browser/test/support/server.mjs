// The built server with some settings changed: those in the JSON it is given.
import { build } from '../../../../scripts/build.mjs';

const { main, usualSettings } = await import(await build('server'));

// All pages of all tests are at one address, and open more tables than people do.
const settings = { ...usualSettings, newTablesPerHour: 10_000, newTablesPerHourPerAddress: 10_000 };
process.exitCode = await main(process.env, { ...settings, ...JSON.parse(process.argv[2] ?? '{}') });
