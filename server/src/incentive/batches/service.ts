import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { batchesWithFile } from '@mall/contract/incentive/batch';
import type { Hooks } from '../../platform/area.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { refusalText } from '../../platform/http/refusal-text.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { toBatch, toBatchLine } from './batch.present.ts';
import { batchById, batchPage, lockBatch, type NamedBatch } from './batches.queries.ts';
import { createBatch } from './create-batch.ts';
import type { Kind } from './kind.ts';
import { moveBatch } from './move-batch.ts';
import { noteFile } from './note-file.ts';
import { paymentFile } from './payment-file.ts';
import { settleLine } from './settle-line.ts';

type Parts = { db: Db; secret: SecretPort } & Pick<Hooks, 'needsSecond'>;
type Batch = Output<'platformBatch.create'>;
type Result = Output<'platformBatch.settle'>['results'][number];

/** What came of each of several: a refusal is said of its row, anything else ends all. */
export const eachOf = async <Row extends { readonly id: string }>(
  { language }: Pick<Operator, 'language'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const row of rows)
    try {
      await work(row);
      results.push({ id: row.id, done: true, why: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id: row.id, done: false, why: refusalText(error.reason, language, error.detail) });
    }
  return results;
};

/** Payments of one kind that leave together (docs/decisions/089-withdrawals-in-batches.md). */
export const createBatches = ({ db, secret, needsSecond }: Parts, kind: Kind) => {
  const row = async (id: string): Promise<NamedBatch> => {
    const found = await batchById(db, kind, id);
    if (found === undefined) throw new Refusal('missing');
    return found;
  };
  const one = async (id: string): Promise<Batch> => toBatch(await row(id));
  return {
    list: async (input: Input<'platformBatch.list'>): Promise<Output<'platformBatch.list'>> => {
      const { rows, total } = await batchPage(db, kind, input);
      return { list: rows.map(toBatch), total, page: input.page, size: input.size };
    },

    detail: async (id: string): Promise<Output<'platformBatch.detail'>> => ({
      ...(await one(id)),
      lines: (await kind.read(db, id)).map(toBatchLine),
    }),

    create: async (caller: Operator, { ids }: Input<'platformBatch.create'>): Promise<Batch> =>
      one(await inTransaction(db, (tx) => createBatch(tx, caller, kind, { ids, needsSecond }))),

    move: async (caller: Operator, input: Input<'platformBatch.move'>): Promise<Batch> => {
      await inTransaction(db, (tx) => moveBatch(tx, caller, kind, { ...input, needsSecond }));
      return one(input.id);
    },

    file: (caller: Operator, id: string): Promise<Output<'platformBatch.file'>> =>
      inTransaction(db, async (tx) => {
        const batch = await lockBatch(tx, kind, id);
        if (batch === undefined) throw new Refusal('missing');
        if (!batchesWithFile.some((status) => status === batch.status))
          throw new Refusal('batch.notAllowed', { status: batch.status });
        const lines = (await kind.read(tx, id)).filter(({ state }) => state === 'waiting');
        const payees = lines.map(({ no, holder, account, net, currency }) => ({
          ...{ no, holder, net, currency },
          account: secret.open('payout', account),
        }));
        await noteFile(tx, kind, id);
        const { name, type, bytes } = await paymentFile(batch.method, batch.no, payees);
        await noteOperator(tx, caller, `${kind.name}.batch.file`, `batch:${id}`, {
          new: { count: payees.length },
        });
        return { name, type, content: bytes.toString('base64') };
      }),

    settle: async (
      caller: Operator,
      { id, lines }: Input<'platformBatch.settle'>,
    ): Promise<Output<'platformBatch.settle'>> => {
      await row(id);
      const results = await eachOf(caller, lines, (line) =>
        inTransaction(db, (tx) => settleLine(tx, caller, kind, id, line)),
      );
      return { batch: await one(id), results };
    },
  };
};
