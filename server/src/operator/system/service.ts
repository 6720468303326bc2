import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { RegistryDocument } from '@mall/registry';
import type { Redis } from 'ioredis';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Opened } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { maskEmail, maskPhone, maskText } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { jobCounts, type JobRow, jobsPage } from '../../platform/jobs/jobs.queries.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { readOwnTexts } from '../../platform/notifications/own-texts.queries.ts';
import { renderMessage } from '../../platform/notifications/render-message.ts';
import { sendAgain } from '../../platform/notifications/send-again.ts';
import { sendCounts, type SendRow, sendsPage } from '../../platform/notifications/sends.queries.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { askParts } from './ask-parts.ts';
import { databaseFacts, loadsOfADay, newMembers } from './system.queries.ts';

type System = Output<'mallSystem.show'>;
type Registry = NonNullable<System['registry']>;
type Parts = {
  opened: Pick<Opened, 'db' | 'engine' | 'connections' | 'ping'>;
  redis: Redis | null;
  storage: Pick<StoragePort, 'get'>;
  jobs: Pick<Jobs, 'retry'>;
  registry: () => { readonly document: RegistryDocument } | undefined;
};

/** A file that nobody has: a store that answers says so. */
const noFile = 'health/none';
const longestFailure = 500;

/** How the mall itself does, and what of its work in the background is tried again. */
export const createSystemService = ({ opened, redis, storage, jobs, registry }: Parts) => {
  const { db, engine, connections, ping } = opened;
  return {
    show: async (): Promise<System> => {
      const [parts, database, loads, waiting, sends, members] = await Promise.all([
        askParts({
          database: ping,
          redis: redis === null ? null : () => redis.ping(),
          store: () => storage.get(noFile),
        }),
        databaseFacts(db),
        loadsOfADay(db),
        jobCounts(db),
        sendCounts(db),
        newMembers(db),
      ]);
      const document = registry()?.document;
      const { open, waiting: queries } = connections();
      const now = clock.nowMs();
      return {
        parts,
        database: { engine, ...database, open, waiting: queries },
        clock: { at: new Date(now).toISOString(), aheadMs: clock.machineAheadMs() },
        process: {
          node: process.version,
          since: new Date(now - Math.round(process.uptime() * 1000)).toISOString(),
          memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
        },
        registry: document === undefined ? null : remotesOf(document, loads),
        jobs: waiting,
        sends,
        newMembers: members,
      };
    },

    jobs: async ({ state, page, size }: Input<'mallSystem.jobs'>): Promise<Output<'mallSystem.jobs'>> => {
      const { rows, total } = await jobsPage(db, state, { page, size });
      return { list: rows.map((row) => ({ ...toJob(row), state })), total, page, size };
    },

    retryJobs: (caller: Operator, { ids }: Input<'mallSystem.retryJobs'>): Promise<{ count: number }> =>
      inTransaction(db, async (tx) => {
        const count = await jobs.retry(tx, ids);
        if (count === 0) throw new Refusal('system.nothingAgain');
        await noteOperator(tx, caller, 'system.retryJobs', `job:${ids[0] ?? ''}`, { new: { count }, ids });
        return { count };
      }),

    sends: async (
      { language }: Operator,
      input: Input<'mallSystem.sends'>,
    ): Promise<Output<'mallSystem.sends'>> => {
      const { rows, total } = await sendsPage(db, input);
      const own = await readOwnTexts(db);
      const list = rows.map((row) => ({
        ...toSend(row),
        state: input.state,
        title: renderMessage(row.type, 'member', row.params, language, own).title,
      }));
      return { list, total, page: input.page, size: input.size };
    },

    sendAgain: (caller: Operator, { ids }: Input<'mallSystem.sendAgain'>): Promise<{ count: number }> =>
      inTransaction(db, async (tx) => {
        const named = ids.map((id) => {
          const [messageId = '', channel = ''] = id.split(':');
          return { messageId, channel };
        });
        const count = await sendAgain(tx, named);
        if (count === 0) throw new Refusal('system.nothingAgain');
        await noteOperator(tx, caller, 'system.sendAgain', `message:${named[0]?.messageId ?? ''}`, {
          new: { count },
          ids,
        });
        return { count };
      }),
  };
};

const remotesOf = (
  { revision, remotes }: RegistryDocument,
  loads: Awaited<ReturnType<typeof loadsOfADay>>,
): Registry => ({
  revision,
  remotes: Object.entries(remotes).map(([name, { stable, canary, enabled }]) => {
    const own = loads.filter(({ remote }) => remote === name);
    return {
      name,
      version: stable,
      canary: canary === undefined ? null : { version: canary.version, percent: canary.percent },
      enabled,
      loads: own.reduce((sum, one) => sum + one.loads, 0),
      failures: own.reduce((sum, one) => sum + one.failures, 0),
    };
  }),
});

const messageIn = (output: JobRow['output']): string =>
  typeof output?.message === 'string' ? output.message : '';

const toJob = (row: JobRow): Omit<Item<'mallSystem.jobs'>, 'state'> => ({
  id: row.id,
  name: row.name,
  about: row.about ?? '',
  tries: row.tries,
  mostTries: row.most_tries,
  madeAt: row.made_at.toISOString(),
  at: row.at.toISOString(),
  failure: maskText(messageIn(row.output)).slice(0, longestFailure),
});

const toSend = (row: SendRow): Omit<Item<'mallSystem.sends'>, 'state' | 'title'> => ({
  id: `${row.message_id}:${row.channel}`,
  way: row.channel,
  to: row.channel === 'sms' ? maskPhone(openField(row.mobile, row.user_id)) : maskEmail(row.email ?? ''),
  memberId: row.user_id,
  tries: row.tries,
  madeAt: row.created_at.toISOString(),
  at: row.at.toISOString(),
  failure: row.failure,
  again: row.again,
});
