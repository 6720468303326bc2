import { type Language, pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  changeStock,
  recordCounts,
  setReorderPoints,
  undoCount,
  type UndoneCount,
} from '../../catalog/index.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import { newId } from '../../platform/ids/ids.ts';
import { stockLimits } from '@mall/contract/seller/stock';
import { once } from '../../platform/http/idempotency.ts';
import type { StockSeller } from './keeper.ts';
import { noteStock } from './note.ts';
import { toMove, toStockRow, toWaiting } from './present.ts';
import {
  isBeingWritten,
  launchesOf,
  movesOf,
  ordersOf,
  stockOf,
  stockPage,
  type StockRowOf,
} from './stock.queries.ts';

type Parts = { readonly db: Db; readonly answers: Pick<Answers, 'raise'> };
type Of = 'shopStock' | 'mallStock';

/**
 * Stock of one seller's products, a shop's or the mall's, moved by hand (docs/decisions/074). `of` says which operations
 * repeat a request by its key. Answers that shoppers get follow at once.
 */
export const createStockService = (of: Of, { db, answers }: Parts) => {
  const theRow = async (reader: Reader, { scope }: StockSeller, id: string): Promise<StockRowOf> => {
    const row = await stockOf(reader, scope, Number(id));
    if (row === undefined) throw new Refusal('missing');
    return row;
  };
  const raising = async <Made>(work: Promise<Made>): Promise<Made> => {
    const made = await work;
    answers.raise('stock');
    return made;
  };

  return {
    list: async (
      { scope, caller }: StockSeller,
      filter: Input<'shopStock.list'>,
    ): Promise<Output<'shopStock.list'>> => {
      const { rows, total, more, low, out } = await stockPage(db, scope, filter);
      const { page, size } = filter;
      return { list: inLanguage(rows, caller.language), total, more, counts: { low, out }, page, size };
    },

    detail: async (seller: StockSeller, id: string): Promise<Output<'shopStock.detail'>> => {
      const row = await theRow(db, seller, id);
      const [orders, launches] = await Promise.all([
        seller.seesOrders ? ordersOf(db, seller.scope, row) : null,
        launchesOf(db, row.id),
      ]);
      return {
        ...toStockRow(row, seller.caller.language),
        orders: orders?.map(toWaiting) ?? null,
        launches,
      };
    },

    moves: async (
      seller: StockSeller,
      { id, page, size }: Input<'shopStock.moves'>,
    ): Promise<Output<'shopStock.moves'>> => {
      const sku = await theRow(db, seller, id);
      const { rows, total } = await movesOf(db, sku.id, { page, size });
      return { list: rows.map((row) => toMove(row, seller.seesOrders)), total, page, size };
    },

    change: (seller: StockSeller, input: Input<'shopStock.change'>): Promise<Output<'shopStock.change'>> => {
      const { caller, scope } = seller;
      const work = async (tx: Tx) => {
        const { id, change, reason, note } = input;
        const by = caller.memberId;
        const stock = await changeStock(tx, scope, { skuId: Number(id), change, reason, note, by });
        const row = await theRow(tx, seller, id);
        await noteStock(tx, seller, 'stock.change', row, {
          old: { stock: stock - change },
          new: { stock, moved: reason, note },
        });
        return toStockRow(row, caller.language);
      };
      return raising(once(db, caller, `${of}.change`, input, work));
    },

    count: ({ caller, ...seller }: StockSeller, input: Input<'shopStock.count'>) =>
      raising(
        once(db, caller, `${of}.count`, input, async (tx): Promise<Output<'shopStock.count'>> => {
          const counts = input.rows.map(({ skuId, ...row }) => ({ skuId: Number(skuId), ...row }));
          const id = newId();
          const left = await recordCounts(tx, seller.scope, counts, {
            id,
            note: input.note,
            by: caller.memberId,
          });
          const not = new Set(left.map(({ skuId }) => skuId));
          const taken = counts.filter(({ skuId }) => !not.has(skuId));
          const differ = taken.filter(({ expected, counted }) => expected !== counted);
          if (taken.length > 0)
            await noteStock(tx, { caller, ...seller }, 'stock.count', null, {
              new: { count: taken.length, differing: differ.length, note: input.note },
              more: { skus: Object.fromEntries(differ.map((row) => [row.skuId, row])) },
            });
          return {
            id: taken.length === 0 ? null : id,
            counted: taken.length,
            changed: differ.length,
            left: left.map((row) => ({ ...row, skuId: String(row.skuId) })),
          };
        }),
      ),

    undoCount: (seller: StockSeller, id: string): Promise<Output<'shopStock.undoCount'>> =>
      raising(
        inTransaction(db, async (tx) => {
          const { caller, scope } = seller;
          // Before the SKUs, as a sheet locks them: the rest of it would be written after what is taken back here.
          if (await isBeingWritten(tx, scope, id)) throw new Refusal('job.notAllowed');
          const answer = await undoCount(tx, scope, { id, by: caller.memberId });
          if ('why' in answer) throw refusalOf(answer, caller.language);
          await noteStock(tx, seller, 'stock.undoCount', null, {
            new: { count: answer.undone.length },
            more: { undone: id, skus: Object.fromEntries(answer.undone.map((row) => [row.skuId, row])) },
          });
          return { count: answer.undone.length };
        }),
      ),

    reorder: async (seller: StockSeller, { rows }: Input<'shopStock.reorder'>): Promise<null> => {
      await inTransaction(db, async (tx) => {
        const points = rows.map(({ skuId, point }) => ({ skuId: Number(skuId), point }));
        await setReorderPoints(tx, seller.scope, points);
        const [only] = rows.length === 1 ? rows : [];
        await noteStock(tx, seller, 'stock.reorder', only ? await theRow(tx, seller, only.skuId) : null, {
          new: only ? { reorderPoint: only.point } : { count: rows.length },
          more: { points: Object.fromEntries(points.map(({ skuId, point }) => [skuId, point])) },
        });
      });
      return null;
    },
  };
};

const named = 3;

/** Why a count cannot be undone, with the names of the first SKUs that speak against it. */
const refusalOf = ({ why, skus }: Extract<UndoneCount, { why: string }>, language: Language): Refusal => {
  if (why === 'over') return new Refusal('stock.undoTooLate', { hours: stockLimits.undoHours });
  if (why === 'tooMany') return new Refusal('stock.tooMany', { max: stockLimits.most });
  const names = skus
    .slice(0, named)
    .map((sku) => `${pickText(sku.name, language).text} · ${pickText(sku.spec_text, language).text}`);
  const goods = [...names, ...(skus.length > named ? [`+${skus.length - named}`] : [])].join(', ');
  return new Refusal(why === 'counted' ? 'stock.countedSince' : 'stock.undoHeld', { goods });
};

const inLanguage = (rows: readonly StockRowOf[], language: Language) =>
  rows.map((row) => toStockRow(row, language));
