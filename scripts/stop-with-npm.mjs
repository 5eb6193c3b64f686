// npm passes SIGTERM on to the shell it runs a script in, and no further; killed, it passes on nothing. Both would leave
// the server behind with its port and its data folder. So the server watches the processes that started it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const WATCH_MS = 500;

const SHELL = /^-?(.*\/)?(sh|ash|bash|busybox|dash|ksh|zsh|cmd|powershell|pwsh)(\.exe)?$/i;

/** Calls `stop` once when npm, or the shell between npm and this process, is gone. Nothing is watched without npm. */
export async function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const first = await parentOf(shell);
  // Shells may replace themselves by the command they run: then the parent is npm, and its own parent is no concern.
  const npm = first !== undefined && SHELL.test(first.name) ? first.parent : undefined;
  const isGone = async () =>
    process.ppid !== shell || !exists(shell) || (npm !== undefined && !(await isChildOf(shell, npm)));
  const look = async () => {
    if (await isGone()) stop();
    else setTimeout(look, WATCH_MS).unref();
  };
  await look();
}

/** On Linux a process has another parent as soon as its own has ended, also while that has not been waited for. */
async function isChildOf(child, parent) {
  return process.platform === 'linux' ? (await parentOf(child))?.parent === parent : exists(parent);
}

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The name of a process and the id of its parent; undefined if it cannot be found out. */
async function parentOf(pid) {
  try {
    const [, parent, name] = /^\s*(\d+)\s+(.+?)\s*$/.exec(await described(pid));
    return { parent: Number(parent), name };
  } catch {
    return undefined;
  }
}

/** Parent and name of a process, in this order. */
async function described(pid) {
  if (process.platform === 'linux') {
    const [, name, parent] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return `${parent} ${name}`;
  }
  const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | % { "$($_.ParentProcessId) $($_.Name)" }`;
  const [program, ...words] =
    process.platform === 'win32'
      ? ['powershell.exe', '-NoProfile', '-NonInteractive', '-Command', query]
      : ['ps', '-o', 'ppid=,comm=', '-p', String(pid)];
  return (await promisify(execFile)(program, words)).stdout;
}
