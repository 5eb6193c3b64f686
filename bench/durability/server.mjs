// The built server at the given address, with limits that let a few sockets play as fast as they can. Started by kill.mjs.
const { main, usualSettings } = await import(process.argv[2]);

const much = 1_000_000;
process.exitCode = await main(process.env, {
  ...usualSettings,
  burst: much,
  perSecond: much,
  workBurst: much,
  workPerSecond: much,
  requestsPerMinute: much,
  guestsPerMinute: much,
  socketsPerAddress: much,
  tablesPerGuest: much,
  newTablesPerHour: much,
  newTablesPerHourPerAddress: much,
  tablesPerSocket: much,
  botDelayMs: 0,
  revealMs: 3000,
});
