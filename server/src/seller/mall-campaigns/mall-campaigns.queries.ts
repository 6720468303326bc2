import type { Reader, Tx } from '../../platform/db/open.ts';

/** Since when a shop keeps out of the mall's campaigns of each kind. */
export type KeptOut = {
  readonly version: number;
  readonly coupon: Date | null;
  readonly seckill: Date | null;
  readonly boost: Date | null;
};

const ofShop = (reader: Reader, shopId: string) =>
  reader
    .selectFrom('shops')
    .select([
      'campaigns_version as version',
      'out_of_coupons as coupon',
      'out_of_seckill as seckill',
      'out_of_boosts as boost',
    ])
    .where('id', '=', shopId);

export const keptOutOf = (reader: Reader, shopId: string): Promise<KeptOut> =>
  ofShop(reader, shopId).executeTakeFirstOrThrow();

/** The same, locked: launches of boosts in the shop wait. */
export const lockKeptOut = (tx: Tx, shopId: string): Promise<KeptOut> =>
  ofShop(tx, shopId).forNoKeyUpdate().executeTakeFirstOrThrow();
