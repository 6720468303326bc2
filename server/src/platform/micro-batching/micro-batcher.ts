import { Refusal } from '@mall/contract/core/refusals';
import { isDatabaseAway } from '../db/away.ts';
import { patienceMs, within } from '../db/deadline.ts';
import { codeOf } from '../db/error-code.ts';

/** The outcome of one request in a batch. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Errors that are not about one request alone: a retry of each would only fail as often. */
const concernsAll = (error: unknown): boolean =>
  error instanceof Refusal || isDatabaseAway(error) || /^(40|53|55|57)/.test(codeOf(error));

export type Pace = {
  /** The first of a batch waits this many milliseconds for others; 0: only for those of the same turn. */
  readonly windowMs: number;
  readonly mostTogether: number;
  /** Batches under way; requests that come meanwhile form the next one. */
  readonly mostAtOnce: number;
};

type Waiting<Request, Answer> = {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Collects requests and processes them together. `work` gives an outcome for each, in their order. When it
 * rejects it must have done nothing: it is retried with each half, so that an impossible request fails alone.
 * A batch holds one request per owner, where `ownerOf` is given.
 */
export const createMicroBatcher = <Request, Answer>(
  { windowMs, mostTogether, mostAtOnce }: Pace,
  work: (requests: readonly Request[]) => Promise<readonly Outcome<Answer>[]>,
  ownerOf?: (request: Request) => string,
) => {
  let queue: Waiting<Request, Answer>[] = [];
  let running = 0;
  let due = false;

  const take = (): Waiting<Request, Answer>[] => {
    if (ownerOf === undefined) return queue.splice(0, mostTogether);
    const batch = new Map<string, Waiting<Request, Answer>>();
    const rest: Waiting<Request, Answer>[] = [];
    for (const one of queue) {
      const owner = ownerOf(one.request);
      if (batch.size < mostTogether && !batch.has(owner)) batch.set(owner, one);
      else rest.push(one);
    }
    queue = rest;
    return [...batch.values()];
  };

  const outcomesOf = async (requests: readonly Request[]): Promise<readonly Outcome<Answer>[]> => {
    try {
      return await work(requests);
    } catch (error) {
      if (requests.length < 2 || concernsAll(error)) return requests.map(() => ({ error }));
      const half = requests.length >> 1;
      return [...(await outcomesOf(requests.slice(0, half))), ...(await outcomesOf(requests.slice(half)))];
    }
  };

  const run = async (): Promise<void> => {
    due = false;
    if (running >= mostAtOnce || queue.length === 0) return;
    const batch = take();
    running += 1;
    wake();
    // Not the deadline of the request that happened to begin the batch.
    const outcomes = await within(patienceMs.write, () => outcomesOf(batch.map(({ request }) => request)));
    running -= 1;
    batch.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at];
      if (outcome !== undefined && 'answer' in outcome) resolve(outcome.answer);
      else reject(outcome?.error);
    });
    wake();
  };
  const wake = (): void => {
    if (queue.length === 0 || running >= mostAtOnce || due) return;
    due = true;
    if (windowMs === 0 || queue.length >= mostTogether) setImmediate(() => void run());
    else setTimeout(() => void run(), windowMs);
  };

  return (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      wake();
    });
};
