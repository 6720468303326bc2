import { Refusal } from '@mall/contract/core/refusals';
import { storeAway } from '@mall/s3/failures';
import { isDatabaseAway } from '../db/away.ts';
import { codeOf } from '../db/error-code.ts';

/** The result of a sweep: the number of rows done, and the errors of the others. */
export type Done = { readonly done: number; readonly failed: readonly Error[] };

/** Failing rows are skipped, and at most this many more are fetched behind them. */
const mostPages = 20;

/** An error that every row would hit. */
const stops = (error: unknown): boolean => isDatabaseAway(error) || codeOf(error) === storeAway;

const failure = (what: string, error: unknown): Error =>
  new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });

/**
 * Processes due rows one after the other: a failing row stops none behind it. A refusal means that another
 * process was quicker. `due` gives some ids, except those it gets as excluded, so that failing rows hide
 * nothing for ever. Throws when the database or the store is unavailable.
 */
export const eachDue = async (
  what: string,
  due: (except: readonly string[]) => Promise<readonly string[]>,
  work: (id: string) => Promise<unknown>,
): Promise<Done> => {
  const passed: string[] = [];
  const failed: Error[] = [];
  let done = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const before = failed.length;
    for (const id of await due(passed)) {
      try {
        await work(id);
        done += 1;
      } catch (error) {
        if (stops(error)) throw error;
        passed.push(id);
        if (!(error instanceof Refusal)) failed.push(failure(`${what} ${id}`, error));
      }
    }
    if (failed.length === before) break;
  }
  return { done, failed };
};

/** Processes what is due in one statement for all; when that fails, one row after the other. */
export const togetherOrEach = async (
  together: () => Promise<number>,
  ...each: Parameters<typeof eachDue>
): Promise<Done> => {
  try {
    return { done: await together(), failed: [] };
  } catch (error) {
    if (stops(error)) throw error;
    return eachDue(...each);
  }
};

/**
 * Runs the parts of a sweep, whatever the result of those before: the result of each, and the errors of any.
 */
export const eachPart = async <Name extends string>(
  parts: Readonly<Record<Name, () => Promise<number | Done | void>>>,
): Promise<Readonly<Record<Name, number>> & Pick<Done, 'failed'>> => {
  const failed: Error[] = [];
  const did: [string, number][] = [];
  for (const [name, part] of Object.entries<() => Promise<number | Done | void>>(parts)) {
    try {
      const result = (await part()) ?? 0;
      if (typeof result === 'object') failed.push(...result.failed);
      did.push([name, typeof result === 'object' ? result.done : result]);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed.push(failure(name, error));
      did.push([name, 0]);
    }
  }
  return { ...(Object.fromEntries(did) as Record<Name, number>), failed }; // one entry for each part
};

const mostNamed = 20;

/**
 * Fails a job for the rows that failed, after all others are done: it is logged with their ids, and retried.
 */
export const expectAllDone = ({ failed }: Pick<Done, 'failed'>): void => {
  if (failed.length === 0) return;
  const named = failed.slice(0, mostNamed).map(({ message }) => message);
  throw new AggregateError(failed, `${failed.length} failed: ${named.join('; ')}`);
};
