import type { TableSession } from '../../session/table-session.ts';

/** Hands the finished game over as a file: to whatever the device shares with, or as a download. */
export async function saveReplay(session: TableSession, name: string): Promise<boolean> {
  const replay = await session.replay().catch(() => null);
  if (replay === null) return false;
  const url = URL.createObjectURL(new Blob([replay], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.quri.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
