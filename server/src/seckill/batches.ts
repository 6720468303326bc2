/** The first of a batch waits so long for others. */
const windowMs = 2;
const mostTogether = 250;
/** One is written while the next is read. */
const mostAtOnce = 2;

type Waiting<Request, Answer> = {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};
/** What a batch did with each of its requests, in their order. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/**
 * Collects requests and does them together. `ownerOf` names whose a request is: of one owner there is one at a time in a
 * batch. `work` never rejects for one of them alone: that is an outcome.
 */
export const createBatches = <Request, Answer>(
  ownerOf: (request: Request) => string,
  work: (requests: readonly Request[]) => Promise<readonly Outcome<Answer>[]>,
) => {
  let queue: Waiting<Request, Answer>[] = [];
  let running = 0;
  let timer: NodeJS.Timeout | null = null;

  const take = (): Waiting<Request, Answer>[] => {
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

  const run = async (): Promise<void> => {
    timer = null;
    if (running >= mostAtOnce || queue.length === 0) return;
    const batch = take();
    running += 1;
    const outcomes = await work(batch.map(({ request }) => request)).catch((error: unknown) =>
      batch.map(() => ({ error })),
    );
    running -= 1;
    batch.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at];
      if (outcome !== undefined && 'answer' in outcome) resolve(outcome.answer);
      else reject(outcome?.error);
    });
    wake(0);
  };
  const wake = (ms: number): void => {
    if (queue.length === 0 || running >= mostAtOnce || timer !== null) return;
    timer = setTimeout(() => void run(), ms);
  };

  return (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      wake(windowMs);
    });
};
