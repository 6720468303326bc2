import type { GatewayMethod } from '@mall/contract/trade/payment';
import { campaigns } from '../campaign/index.ts';
import { type Taken, takeNotice } from '../trade/payments/take-notice.ts';
import type { Api } from './start-api.ts';

type Money = {
  readonly method?: GatewayMethod;
  readonly ref: string;
  readonly amount: number | null;
  readonly currency?: string | null;
  /** Another name for each notification of one payment. */
  readonly eventId?: string;
};

/** A provider tells that a payment is paid; the mall need not know it. */
export const arrive = (
  { db }: Pick<Api, 'db'>,
  { method = 'alipay', ref, amount, currency = 'CNY', eventId = `evt-${ref}` }: Money,
): Promise<Taken> =>
  takeNotice({ db, campaigns }, method, { outcome: 'paid', eventId, providerRef: ref, amount, currency });

export const parkedIdOf = async ({ db }: Pick<Api, 'db'>, ref: string): Promise<string> =>
  (
    await db
      .selectFrom('parked_payments')
      .select('id')
      .where('provider_ref', '=', ref)
      .executeTakeFirstOrThrow()
  ).id;
