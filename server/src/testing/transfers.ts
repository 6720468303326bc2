import type { Sent } from '@mall/contract/operations';
import { newId } from '../platform/ids/ids.ts';
import type { People, Shopper } from './people.ts';
import type { Api } from './start-api.ts';

/** What an account says, unless a test says otherwise. */
export const accountContent = (over: Partial<Sent<'mallTransferAccount.create'>> = {}) => ({
  ...{ bank: 'Bank of Trees', holder: 'Furnimall Ltd', number: '6225 8888 0000 1234' },
  currency: 'CNY' as const,
  ...over,
});

/** Transfers to the mall: its accounts, and orders whose buyers say that they have paid. */
export const createTransfers = (api: Api, people: People) => {
  /** An account of the mall, or of a shop, that is on. */
  const account = async (shopId: string | null = null, over: { currency?: string; on?: boolean } = {}) => {
    const by = await api.given.member();
    const { on = true, ...rest } = over;
    const row = { ...accountContent(), ...rest, id: newId(), shop_id: shopId, enabled: on, position: 1 };
    await api.db
      .insertInto('transfer_accounts')
      .values({ ...row, created_by: by })
      .execute();
    return row.id;
  };
  /** An order without a shop that waits for its transfer to be confirmed. */
  const transferred = async (over: { price?: number; by?: Shopper; skuId?: string } = {}) => {
    const lin = over.by ?? (await people.shopper());
    const skuId = over.skuId ?? (await api.given.sku({ price: over.price ?? 10_000, stock: 10 })).skuId;
    const { data: made } = await people.buy(lin, skuId);
    const proofUrl = await people.picture(lin.memberId);
    const { data: intent } = await lin.call('payment.start', {
      ...{ id: made.orderId, method: 'offline', proofUrl },
      note: 'from my company',
    });
    return { lin, skuId, id: made.orderId, paymentId: intent.id };
  };
  return { account, transferred };
};

/** What an operator says of a transfer that has arrived. */
export const arrived = (id: string, amount = 10_000) => ({
  ...{ id, amount, receivedOn: '2026-01-05', reference: 'B-17' },
});
