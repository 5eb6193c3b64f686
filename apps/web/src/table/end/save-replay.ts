import { saveText } from '../../kit/save-file.ts';
import type { TableSession } from '../../session/table-session.ts';

/** Hands the finished game over as a file: to whatever the device shares with, or as a download. */
export async function saveReplay(session: TableSession, name: string): Promise<boolean> {
  const replay = await session.replay().catch(() => null);
  if (replay === null) return false;
  saveText(replay, `${name}.quri.json`);
  return true;
}
