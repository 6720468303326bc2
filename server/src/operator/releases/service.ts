import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { asAsked } from '@mall/publish/asks';
import { change, type Keeper, readRegistry } from '@mall/publish/change';
import { type Author, conflicts, headOf, type RegistryDocument, RegistryRefused } from '@mall/registry';
import type { AreaOptions } from '../../platform/area.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { operatorName } from '../operators/operators.queries.ts';
import { loadsOfADay } from '../system/system.queries.ts';
import { readLine } from './lines.ts';

type Shown = Output<'mallRelease.show'>;
type Move = Input<'mallRelease.move'>;
type Loads = Awaited<ReturnType<typeof loadsOfADay>>;
type Parts = { db: Db } & Pick<AreaOptions, 'registry' | 'keeper'>;

/** Who gets which version of a remote: what the command `npm run remote` does, for an operator in the console. */
export const createReleaseService = ({ db, registry, keeper }: Parts) => ({
  show: async (): Promise<Shown> => {
    const served = registry();
    const loads = await loadsOfADay(db);
    return {
      canMove: keeper !== undefined,
      revision: served?.head.revision ?? 0,
      digest: served?.head.digest ?? '',
      refused: served?.refused.join('\n') ?? '',
      remotes: served === undefined ? [] : remotesOf(served.document, loads),
    };
  },

  history: ({ remote, page, size }: Input<'mallRelease.history'>): Output<'mallRelease.history'> => {
    const lines = (registry()?.document.history ?? [])
      .map(readLine)
      .filter((line) => remote === undefined || line.remote === remote)
      .toReversed();
    return { list: lines.slice((page - 1) * size, page * size), total: lines.length, page, size };
  },

  move: async (caller: Operator, input: Move): Promise<Output<'mallRelease.move'>> => {
    if (keeper === undefined) throw new Refusal('release.noKey');
    const by = await operatorName(db, caller.memberId);
    const next = await told(() =>
      moved(keeper, input, { by, at: clock.now().toISOString(), reason: input.reason }),
    );
    // The registry is a file and no row: its own history, which is signed, has the line before the log has it.
    await db.transaction().execute((tx) =>
      noteOperator(tx, caller, `release.${input.verb}`, `remote:${input.remote}`, {
        about: next.history.at(-1)?.change ?? input.remote,
        reason: input.reason,
      }),
    );
    const { revision, digest } = headOf(next);
    return { revision, digest };
  },
});

/** One signed move over the registry that the operator saw; whoever moved it meanwhile has won. */
const moved = async (keeper: Keeper, input: Move, author: Author): Promise<RegistryDocument> => {
  const held = await readRegistry(keeper);
  if (headOf(held.document).digest !== input.digest) throw meanwhile(held.document);
  try {
    return await change(keeper, (document) => fitting(asAsked(document, askOf(input), author)), held);
  } catch (error) {
    if (error instanceof RegistryRefused && error.reason === 'lost')
      throw meanwhile((await readRegistry(keeper)).document);
    throw error;
  }
};

const askOf = ({ remote: name, verb, version, percent = 0, reason }: Move): Parameters<typeof asAsked>[1] => {
  const chosen = version === undefined ? {} : { version };
  switch (verb) {
    case 'canary':
      return { verb, name, reason, percent, ...chosen };
    case 'promote':
      return { verb, name, reason, ...chosen };
    case 'rollback':
    case 'disable':
    case 'enable':
      return { verb, name, reason };
  }
};

/** The mall would not take up a registry whose remotes do not fit together: it is not written in the first place. */
const fitting = (document: RegistryDocument): RegistryDocument => {
  const problems = conflicts(
    Object.values(document.remotes).flatMap(({ stable, versions }) => versions[stable]?.declares ?? []),
  );
  if (problems.length > 0) throw new Refusal('release.unfit', { problems: problems.join('; ') });
  return document;
};

const meanwhile = ({ history }: RegistryDocument): Refusal => {
  const { by, change: says } = history.at(-1) ?? { by: '', change: '' };
  return new Refusal('release.movedMeanwhile', { by, says });
};

/** What the registry refuses, in the words of the mall. */
const told = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RegistryRefused)) throw error;
    if (error.reason === 'unknown') throw new Refusal('missing');
    throw new Refusal(error.reason === 'untrusted' ? 'release.untrusted' : 'release.nothing');
  }
};

const remotesOf = ({ remotes, history }: RegistryDocument, loads: Loads): Shown['remotes'] => {
  const lines = history.map(readLine);
  return Object.entries(remotes).map(([name, { stable, previous, canary, enabled, tenants, versions }]) => {
    const own = lines.filter(({ remote }) => remote === name);
    return {
      name,
      enabled,
      stable,
      previous: previous ?? null,
      candidate: canary === undefined ? null : { version: canary.version, percent: canary.percent },
      shops: Object.entries(tenants ?? {}).map(([code, version]) => ({ code, version })),
      last: own.at(-1) ?? null,
      versions: Object.entries(versions)
        .toSorted(([, a], [, b]) => b.builtAt.localeCompare(a.builtAt))
        .map(([version, { builtAt }]) => {
          const made = own.findLast((line) => line.step === 'published' && line.version === version);
          const { by = '', reason = '' } = made ?? {};
          return { version, builtAt, by, reason, ...figuresOf(loads, name, version) };
        }),
    };
  });
};

const figuresOf = (loads: Loads, name: string, of: string): { loads: number; failures: number } => {
  const found = loads.find(({ remote, version }) => remote === name && version === of);
  return { loads: found?.loads ?? 0, failures: found?.failures ?? 0 };
};
