import { campaignKinds } from '@mall/contract/campaign/campaign';
import { writeFactor } from '@mall/contract/catalog/shop-price';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { changeCode } from './change-code.ts';
import { createShop } from './create-shop.ts';
import { endLook } from './end-look.ts';
import { openLook } from './open-look.ts';
import { reopenShop, suspendShop } from './suspend-shop.ts';
import { mallShop, type MallShopRow, mallShopsPage, ownerByNumber } from './shops.queries.ts';

type Shop = Item<'mallShop.list'>;
type Parts = { db: Db; answers: Pick<Answers, 'raise'>; sendsCodes: boolean };

/** The shops of the mall as its operators keep them; every process asks for them anew after a change. */
export const createMallShopService = ({ db, answers, sendsCodes }: Parts) => {
  /** A code is looked for again only by the table: two at once get it one after the other. */
  const change = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      const done = await inTransaction(db, work);
      answers.raise('shops');
      return done;
    } catch (error) {
      throw isUniqueViolation(error) ? new Refusal('shop.codeTaken', { code: 'shop.codeTaken' }) : error;
    }
  };
  const quietly = (work: (tx: Tx) => Promise<void>): Promise<null> =>
    change((tx) => work(tx).then(() => null));

  return {
    list: async (input: Input<'mallShop.list'>): Promise<Output<'mallShop.list'>> => {
      const { rows, total } = await mallShopsPage(db, input);
      return { list: rows.map(toShop), total, page: input.page, size: input.size };
    },
    create: (caller: Operator, input: Input<'mallShop.create'>): Promise<Shop> =>
      change(async (tx) => {
        const made = await mallShop(
          tx,
          await createShop(tx, caller, input, await ownerByNumber(tx, input.mobile, sendsCodes)),
        );
        if (made === undefined) throw new Refusal('missing');
        return toShop(made);
      }),
    suspend: (caller: Operator, input: Input<'mallShop.suspend'>) =>
      quietly((tx) => suspendShop(tx, caller, input)),
    reopen: (caller: Operator, input: Input<'mallShop.reopen'>) =>
      quietly((tx) => reopenShop(tx, caller, input)),
    changeCode: (caller: Operator, input: Input<'mallShop.changeCode'>) =>
      quietly((tx) => changeCode(tx, caller, input)),
    look: async (caller: Operator, input: Input<'mallShop.look'>): Promise<Output<'mallShop.look'>> => ({
      until: (await inTransaction(db, (tx) => openLook(tx, caller, input))).toISOString(),
    }),
    endLook: (caller: Operator): Promise<null> =>
      inTransaction(db, (tx) => endLook(tx, caller).then(() => null)),
  };
};

const toShop = (row: MallShopRow): Shop => ({
  id: row.id,
  code: row.code,
  name: row.store_name,
  logo: row.logo,
  state: row.status === 'open' ? 'open' : 'suspended',
  owner: { name: row.owner, mobile: maskPhone(openField(row.mobile, row.owner_id)) },
  priceFactor: writeFactor(row.price_factor),
  orders: row.orders,
  madeAt: row.created_at.toISOString(),
  keepsOut: campaignKinds.filter((kind) => row.keeps_out.includes(kind)),
});
