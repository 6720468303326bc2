import { setTimeout as sleep } from 'node:timers/promises';
import { type Head, RegistryRefused } from '@mall/registry';
import { z } from 'zod';
import { isElsewhere } from '../house.ts';
import type { Doing } from './asked.ts';

/** A mall looks into the store once a second; in this time a slow store has answered several times. */
const patienceMs = 20_000;
const pauseMs = 300;

/** What a mall answers at `/registry/state`. */
const State = z.object({
  lineage: z.string(),
  revision: z.int(),
  digest: z.string(),
  /** Of documents that it descends from: somebody may have moved on meanwhile. */
  parents: z.array(z.string()),
  refused: z.object({ why: z.string(), digest: z.string().nullable() }).optional(),
});
type State = z.infer<typeof State>;
/** No state: nobody listens there, or who answers says something else. */
type Failed = { readonly nobody: boolean; readonly why: string };

/**
 * Waits until the running mall serves this registry, and says so; without the address of one it says that it did not
 * look. The address is that of --mall, of MALL_URL, or of the mall that `npm start` runs on this machine on the store of
 * this repository. Throws RegistryRefused `unserved` with the mall's reason when it refuses the registry, and when it
 * does not serve it within `patience` milliseconds.
 */
export const waitUntilServed = async (
  { env, options, say }: Pick<Doing, 'env' | 'options' | 'say'>,
  { revision, digest }: Pick<Head, 'revision' | 'digest'>,
  patience = patienceMs,
): Promise<void> => {
  const given = options.mall ?? env['MALL_URL'];
  const isThisHouse = !isElsewhere && env['REMOTE_STORE'] === undefined;
  const mall = given ?? (isThisHouse ? `http://localhost:${env['PORT'] ?? 8080}` : undefined);
  if (options['no-wait'] === true || mall === undefined)
    return say(
      `Whether a mall serves revision ${revision} was not looked at${mall === undefined ? ': --mall or MALL_URL names the mall to ask' : ''}.`,
    );

  const end = performance.now() + patience;
  let last: State | Failed;
  do {
    last = await stateOf(mall);
    if ('why' in last) {
      if (given === undefined && last.nobody)
        return say(`No mall runs at ${mall}: whether one serves revision ${revision} was not looked at.`);
    } else {
      if (last.refused?.digest === digest)
        throw unserved(`The mall at ${mall} refused revision ${revision}: ${last.refused.why}`);
      if (last.digest === digest || last.parents.includes(digest))
        return say(`The mall at ${mall} serves revision ${last.revision}.`);
    }
    await sleep(pauseMs);
  } while (performance.now() < end);
  throw unserved(
    `The mall at ${mall} does not serve revision ${revision} after ${Math.round(patience / 1000)} s. ${describe(last)}`,
  );
};

const stateOf = async (mall: string): Promise<State | Failed> => {
  try {
    const answer = await fetch(new URL('/registry/state', mall), { signal: AbortSignal.timeout(5_000) });
    return State.parse(await answer.json());
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { nobody: isRefusedConnection(error), why };
  }
};

const describe = (last: State | Failed): string => {
  if ('why' in last)
    return last.nobody ? 'Nobody answers there.' : `It does not say which one it serves: ${last.why}`;
  const serves = `It serves revision ${last.revision} of the lineage ${last.lineage || '(none)'}`;
  return last.refused === undefined
    ? `${serves}: does it read the same store?`
    : `${serves}, and refuses what is in the store: ${last.refused.why}`;
};

const isRefusedConnection = (error: unknown): boolean => RefusedConnection.safeParse(error).success;
const RefusedConnection = z.object({ cause: z.object({ code: z.literal('ECONNREFUSED') }) });

const unserved = (message: string): RegistryRefused =>
  new RegistryRefused('unserved', `${message}\nIt stands in the store all the same.`);
