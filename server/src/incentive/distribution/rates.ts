import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { promotionSettings } from './settings.queries.ts';
import { isThere, ratePage, rateSums } from './rates.queries.ts';
import { removeRate, setRate, setSettings } from './set-rates.ts';

type Settings = Output<'platformPromotion.settings'>;
type Rate = Output<'platformRate.set'>;
type Place = Input<'platformRate.remove'>;

/**
 * The operator's settings of commission and withdrawals. Orders keep the rates that they were made with
 * (decisions 2.11).
 */
export const createRates = ({ db }: { db: Db }) => ({
  settings: (): Promise<Settings> => shown(db),

  change: (operator: Member, input: Input<'platformPromotion.change'>): Promise<Settings> =>
    inTransaction(db, async (tx) => {
      if (Object.keys(input).length === 0) return shown(tx);
      const before = await promotionSettings(tx);
      await setSettings(tx, operator.memberId, input);
      await noteOperator(tx, operator, 'promotion.settings', 'mall:promotion', { old: before, new: input });
      return shown(tx);
    }),

  list: async (input: Input<'platformRate.list'>): Promise<Output<'platformRate.list'>> => {
    const { scope, page, size } = input;
    const rows = await ratePage(db, { scope, page, size });
    return { list: rows.map(({ total: _total, ...rate }) => rate), total: rows[0]?.total ?? 0, page, size };
  },

  sums: async (): Promise<Output<'platformRate.sums'>> => ({ list: await rateSums(db) }),

  /** Throws missing when there is no such SKU, product, category or level. */
  set: (operator: Member, input: Input<'platformRate.set'>): Promise<Rate> =>
    inTransaction(db, async (tx) => {
      const { scope, kind, first, second } = input;
      const ref = Number(input.ref);
      if (!(await isThere(tx, scope, ref))) throw new Refusal('missing');
      await setRate(tx, { scope, ref, kind, first, second });
      await noteOperator(tx, operator, 'rate.set', `${scope}:${ref}`, { kind, first, second });
      return { scope, ref, kind, first, second };
    }),

  remove: (operator: Member, { scope, ref }: Place): Promise<null> =>
    inTransaction(db, async (tx) => {
      await removeRate(tx, scope, Number(ref));
      await noteOperator(tx, operator, 'rate.remove', `${scope}:${ref}`);
      return null;
    }),
});

const shown = async (reader: Reader): Promise<Settings> => {
  const { approveAll, ...settings } = await promotionSettings(reader);
  return { ...settings, approveAll: approveAll === 1 };
};
