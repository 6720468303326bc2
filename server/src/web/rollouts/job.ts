import { change, type Keeper, readRegistry } from '@mall/publish/change';
import { type Head, headOf, moves } from '@mall/registry';
import type { Db } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { watchReleases } from './watch.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = {
  jobs: Jobs;
  db: Db;
  keeper: Keeper;
  /** The registry that this process has taken: an older one in the store is not moved on. */
  taken: () => Head | undefined;
  log: (taken: { name: string; reason: string }) => void;
};

/**
 * Once a minute, in one worker: rolls back failing versions that visitors newly got. The registry must still
 * be the one that was judged: a concurrent move by somebody else wins, and the next minute judges anew.
 */
export const releaseJobs = ({ jobs, db, keeper, taken, log }: Parts): void => {
  let held: Awaited<ReturnType<typeof readRegistry>>;
  const look = watchReleases({
    db,
    rollback: async (name, reason) => {
      const author = { by: 'Furnimall', at: clock.now().toISOString(), reason };
      await change(keeper, (document) => moves.rolledBack(document, { name }, author), held);
      log({ name, reason });
      held = await readRegistry(keeper);
    },
  });
  jobs.define(
    'releases.watch',
    async () => {
      held = await readRegistry(keeper);
      if (taken()?.digest !== headOf(held.document).digest) return;
      await look(held.document);
    },
    '* * * * *',
  );
};
