import { ApiError } from '@mall/platform';

/**
 * Loads a service and calls each function that the samples name. Returns `ready`, or the first thing that is wrong: `fails:
 * why` (not loaded), `lacks: add`, `throws: add: why` (at once), `rejects: add: why`. A refusal of the mall is none: the
 * contract of a service allows it.
 */
export const tryService = async (
  load: () => Promise<unknown>,
  samples: Readonly<Record<string, readonly unknown[]>>,
): Promise<string> => {
  let service: unknown;
  try {
    service = await load();
  } catch (error) {
    return `fails: ${messageOf(error)}`;
  }
  if (typeof service !== 'object' || service === null) return 'fails: it has no such version';
  for (const [name, given] of Object.entries(samples)) {
    const call: unknown = Reflect.get(service, name);
    if (typeof call !== 'function') return `lacks: ${name}`;
    let answer: unknown;
    try {
      answer = Reflect.apply(call, service, given);
    } catch (error) {
      return `throws: ${name}: ${messageOf(error)}`;
    }
    try {
      await answer;
    } catch (error) {
      if (!(error instanceof ApiError)) return `rejects: ${name}: ${messageOf(error)}`;
    }
  }
  return 'ready';
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
