import { catalogue, entryOf } from '@quri/catalogue';
import { parseReplay, sameJson, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf, type WorkerClient } from '../src/session/local/worker-client.ts';
import type { TableSession } from '../src/session/table-session.ts';
import { isWaiting, lessonProgress, undoableIn } from '../src/table/lesson/lesson-progress.ts';
import { playNow, playOffer, playOut } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

const GAMES = catalogue.map(({ meta }) => meta.id);

async function openLesson(client: WorkerClient, game: string) {
  const lesson = await entryOf(game)!.teaching.lesson();
  const table = await client.ask('openLesson', { game, name: 'Anna' });
  return { lesson, table, session: localSession(client, table) };
}

type Lesson = Awaited<ReturnType<typeof openLesson>>['lesson'];

/** Does what each card says, up to a step. */
async function follow(session: TableSession, lesson: Lesson, upTo: number): Promise<void> {
  for (;;) {
    const { step, expected } = lessonProgress(lesson, session.snapshot().history);
    if (step >= upTo) return;
    await until(() => {
      const { position, pending } = session.snapshot();
      const open = position?.ask !== null && pending === null;
      return open && (position?.offers.some((offer) => sameJson(offer, expected[0])) ?? false);
    });
    playNow(session, expected as readonly { type: string }[]);
    await until(() => session.snapshot().pending === null);
    expect(session.snapshot().refused).toBeNull();
  }
}

describe.each(GAMES)('the lesson of %s', (game) => {
  it('can be followed to its end, also after a reload in the middle', async () => {
    const client = clientOf(workerBeside());
    const { lesson, table, session } = await openLesson(client, game);
    const { steps } = lesson;
    await follow(session, lesson, Math.floor(steps.length / 2));
    expect(session.snapshot()).toMatchObject({ lesson: true, room: { you: 0 } });
    expect(await client.ask('tables', {})).toMatchObject([{ table, lesson: true }]);
    session.leave();

    const again = localSession(client, table);
    await until(() => again.snapshot().position !== null);
    expect(lessonProgress(lesson, again.snapshot().history).step).toBe(Math.floor(steps.length / 2));
    await follow(again, lesson, steps.length);
    // The last card is read when something is asked again, or when the game is over.
    await until(() => again.snapshot().position?.ask !== null || again.snapshot().room?.phase === 'over');
  });
});

describe('a lesson', () => {
  it('is played on to its end without help, and verifies', async () => {
    const client = clientOf(workerBeside());
    const { lesson, session } = await openLesson(client, 'incan-gold');
    await follow(session, lesson, lesson.steps.length);
    expect(lessonProgress(lesson, session.snapshot().history).playsOn).toBe(false);
    await playOut(session, () => 0);
    // The last cards, if they were not left, have nothing to say about the end.
    expect(lessonProgress(lesson, session.snapshot().history).playsOn).toBe(true);
    const replay = parseReplay((await session.replay()) ?? '');
    if (!replay.ok) throw new Error('it is no replay');
    const { game } = await entryOf('incan-gold')!.engine();
    expect(verify(replay.value, game).filter(({ verdict }) => verdict === 'broken')).toEqual([]);
  });

  it('is gone on with when it is asked for again, and starts anew once its cards are done', async () => {
    const client = clientOf(workerBeside());
    const { lesson, table, session } = await openLesson(client, 'incan-gold');
    await follow(session, lesson, lesson.basics);
    expect(await client.ask('openLesson', { game: 'incan-gold', name: 'Anna' })).toBe(table);
    expect(await client.ask('openLesson', { game: 'inka', name: 'Anna' })).not.toBe(table);
    await follow(session, lesson, lesson.steps.length);
    expect(await client.ask('openLesson', { game: 'incan-gold', name: 'Anna' })).not.toBe(table);
  });

  it('goes on when the learner does something else: the others think for themselves', async () => {
    const client = clientOf(workerBeside());
    const { session } = await openLesson(client, 'incan-gold');
    await playOut(session, () => -1);
    expect(session.snapshot().room?.phase).toBe('over');
  });

  it('tells how its last step went once that was shown, whoever plays on meanwhile', async () => {
    const client = clientOf(workerBeside());
    const { lesson, session } = await openLesson(client, 'gold-raiders');
    await follow(session, lesson, lesson.steps.length);
    await until(() => session.snapshot().position?.ask !== null);
    const { history } = session.snapshot();
    const progress = lessonProgress(lesson, history);
    const last = history.findLast(({ kind, by }) => kind === 'move' && by === 0)?.seq ?? -1;
    expect(progress.doneAt).toBe(last);
    expect(isWaiting(progress, { live: false, shown: last - 1 })).toBe(true);
    expect(isWaiting(progress, { live: false, shown: last })).toBe(false);
    expect(lessonProgress(lesson, history.slice(0, last)).doneAt).toBeNull();
  });

  it('lets nothing be taken back that its cards have asked for, and everything after that', async () => {
    const client = clientOf(workerBeside());
    const { lesson, session } = await openLesson(client, 'tikal');
    await follow(session, lesson, lesson.steps.length);
    const undoable = () => {
      const { history, position } = session.snapshot();
      return undoableIn(lessonProgress(lesson, history), position?.takeBack ?? null);
    };
    const written = session.snapshot().position?.takeBack;
    expect(written).not.toBeNull();
    expect(undoable()).toBeNull();
    const before = session.snapshot().history.length;
    playOffer(session, 0);
    await until(() => session.snapshot().history.length > before);
    const own = session.snapshot().history.at(-1)?.seq;
    expect(session.snapshot().position?.takeBack?.first).toBe(written?.first);
    expect(undoable()).toEqual({ first: own, choice: own, last: own });
    expect(undoableIn({ doneAt: null }, { first: 1, choice: 2, last: 2 })).toBeNull();
  });

  it('is refused for a game that there is not', async () => {
    const client = clientOf(workerBeside());
    await expect(client.ask('openLesson', { game: 'chess', name: '' })).rejects.toMatchObject({
      refused: { code: 'noSuchGame' },
    });
  });
});
