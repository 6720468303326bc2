import { dayMs } from '@mall/contract/core/time';
import type { RegistryDocument } from '@mall/registry';
import type { Db } from '../../platform/db/open.ts';
import { type Health, rateOf, verdict } from '../telemetry/health.ts';
import { candidateSince, stableSince, wasRolledBack } from './moments.ts';
import { healthOf } from '../telemetry/health.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = {
  db: Db;
  /** Rolls back the candidate of a remote, or without one its stable version, as `moves.rolledBack` does. */
  rollback: (name: string, reason: string) => Promise<unknown>;
  now?: () => Date;
};

/** A stable version is watched this long after a move, and a candidate is judged by this last period. */
const watchedMs = dayMs;

/**
 * Compares visitors' new versions with their earlier ones, and rolls back bad ones: a candidate beside the
 * stable version of the same hours, a new stable version beside `previous` in the day before the move. Each
 * version at most once: one that a person gives again stays. Call it with the registry's document every few
 * minutes. Returns the names of what was rolled back; throws the first error of a rollback after checking
 * all, and retries that one next time.
 */
export const watchReleases = ({ db, rollback, now = () => clock.now() }: Parts) => {
  const done = new Set<string>();
  return async (document: RegistryDocument): Promise<string[]> => {
    const rolledBack: string[] = [];
    const errors: unknown[] = [];
    for (const name of Object.keys(document.remotes)) {
      const remote = document.remotes[name];
      if (remote === undefined || !remote.enabled) continue;
      // With a candidate, a rollback removes that first, whichever of the two is bad.
      const loses = remote.canary?.version ?? remote.stable;
      if (done.has(`${name}@${loses}`) || wasRolledBack(document.history, name, loses)) continue;
      const reason = await troubleOf(db, document, name, now());
      if (reason === undefined) continue;
      try {
        await rollback(name, reason);
        done.add(`${name}@${loses}`);
        rolledBack.push(name);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return rolledBack;
  };
};

/** The reason to roll back something of this remote; undefined without one. */
const troubleOf = async (
  db: Db,
  { remotes, history }: RegistryDocument,
  name: string,
  now: Date,
): Promise<string | undefined> => {
  const { stable, previous, canary } = remotes[name] ?? {};
  if (stable === undefined) return undefined;
  const aDayAgo = new Date(now.getTime() - watchedMs);
  const of = (version: string, since: Date, until: Date) =>
    healthOf(db, { remote: name, version, since, until });

  if (canary !== undefined) {
    const began = candidateSince(history, name, canary.version) ?? aDayAgo;
    const since = began > aDayAgo ? began : aDayAgo;
    const [candidate, others] = [await of(canary.version, since, now), await of(stable, since, now)];
    if (verdict(candidate, others) === 'bad') return sentence(canary.version, candidate, stable, others);
  }
  const moved = stableSince(history, name, stable);
  if (previous === undefined || moved === undefined || moved < aDayAgo) return undefined;
  const before = new Date(moved.getTime() - watchedMs);
  const [mine, theirs] = [await of(stable, moved, now), await of(previous, before, moved)];
  return verdict(mine, theirs) === 'bad' ? sentence(stable, mine, previous, theirs) : undefined;
};

const sentence = (version: string, mine: Health, other: string, theirs: Health): string =>
  `${version} failed in ${percent(mine)} of ${mine.loads} pages, ${other} in ${percent(theirs)} of ${theirs.loads}`;

const percent = (health: Health): string => `${(rateOf(health) * 100).toFixed(1)} %`;
