type Following = {
  /** Asks for the stream, after the last number that was received. */
  readonly open: (lastId: string | null, signal: AbortSignal) => Promise<Response>;
  /** Something may be new. */
  readonly onNews: () => void;
};

const firstWaitMs = 1000;
const longestWaitMs = 20_000;

/**
 * Follows server-sent events by `fetch`, which can say who asks. A stream that ends is opened again after the last number;
 * where there is none to be had, the caller asks now and then. Returns what ends it.
 */
export const followNews = ({ open, onNews }: Following): (() => void) => {
  const leaving = new AbortController();
  const follow = async (): Promise<void> => {
    let lastId: string | null = null;
    let waitMs = firstWaitMs;
    while (!leaving.signal.aborted) {
      const answer = await open(lastId, leaving.signal).catch(() => undefined);
      if (answer?.headers.get('content-type')?.startsWith('text/event-stream') === true) {
        waitMs = firstWaitMs;
        await readAll(answer, (id) => {
          lastId = id;
          onNews();
        });
      }
      await sleep(waitMs, leaving.signal);
      waitMs = Math.min(2 * waitMs, longestWaitMs);
      if (!leaving.signal.aborted) onNews();
    }
  };
  void follow();
  return () => leaving.abort();
};

/** Reads to the end of the stream, or until the connection is lost; tells the number of each event. */
const readAll = async ({ body }: Response, onEvent: (id: string) => void): Promise<void> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const id = /^id: (\d+)$/m.exec(event)?.[1];
        if (id !== undefined) onEvent(id);
      }
    }
  } catch {
    // lost, or left: the caller goes on after the last number
  }
};

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
