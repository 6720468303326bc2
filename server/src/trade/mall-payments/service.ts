import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { patienceMs, within } from '../../platform/db/deadline.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { parkedOfPayment } from '../payments/parked/service.ts';
import { payOutRefund } from '../payments/pay-out.ts';
import type { PaymentPort } from '../payments/port.ts';
import { accountPage, addUp, entryPage } from './ledger.queries.ts';
import { eventsOf, movesOf, paymentById, paymentPage } from './payments.queries.ts';
import { toEvent, toPayment, toRefundToPay } from './present.ts';
import { recordSent } from './record-sent.ts';
import { refundById, refundPage, refundsOfPayment } from './refunds.queries.ts';
import { retryRefund } from './retry-refund.ts';

type Parts = { db: Db; ports: readonly PaymentPort[] };

/** Payments of all orders, refunds on their way out, and the books (docs/features/payments-console.md). */
export const createMallPaymentService = ({ db, ports }: Parts) => {
  const oneRefund = async (id: string): Promise<Output<'mallRefund.retry'>> => {
    const row = await refundById(db, id);
    if (row === undefined) throw new Refusal('missing');
    return toRefundToPay(row);
  };
  // The whole ledger is read once at a time: whoever asks meanwhile gets the same answer.
  let addingUp: Promise<Output<'mallLedger.check'>> | undefined;
  return {
    list: async (input: Input<'mallPayment.list'>): Promise<Output<'mallPayment.list'>> => {
      const { rows, total } = await paymentPage(db, input);
      return { list: rows.map(toPayment), total, page: input.page, size: input.size };
    },

    detail: async (id: string): Promise<Output<'mallPayment.detail'>> => {
      const row = await paymentById(db, id);
      if (row === undefined) throw new Refusal('missing');
      const [events, parked, refunds, moves] = await Promise.all([
        eventsOf(db, id),
        parkedOfPayment(db, ports, id),
        refundsOfPayment(db, id),
        movesOf(db, id),
      ]);
      return {
        ...toPayment(row),
        expiresAt: row.expires_at?.toISOString() ?? null,
        confirmedBy:
          row.confirmed_by === null ? null : { id: row.confirmed_by, name: row.confirmed_name ?? '' },
        events: events.map(toEvent),
        parked,
        refunds: refunds.map(toRefundToPay),
        moves: moves.map((move) => ({ ...move, at: move.at.toISOString() })),
      };
    },

    refunds: async (input: Input<'mallRefund.list'>): Promise<Output<'mallRefund.list'>> => {
      const { rows, total } = await refundPage(db, input);
      return { list: rows.map(toRefundToPay), total, page: input.page, size: input.size };
    },

    retry: async (caller: Operator, id: string): Promise<Output<'mallRefund.retry'>> => {
      await inTransaction(db, (tx) => retryRefund(tx, caller, id));
      await payOutRefund(db, ports, id);
      return oneRefund(id);
    },

    recordSent: async (
      caller: Operator,
      input: Input<'mallRefund.recordSent'>,
    ): Promise<Output<'mallRefund.recordSent'>> => {
      await inTransaction(db, (tx) => recordSent(tx, caller, input));
      return oneRefund(input.id);
    },

    accounts: async (input: Input<'mallLedger.accounts'>): Promise<Output<'mallLedger.accounts'>> => {
      const { rows, total } = await accountPage(db, input);
      return { list: rows, total, page: input.page, size: input.size };
    },

    entries: async (input: Input<'mallLedger.entries'>): Promise<Output<'mallLedger.entries'>> => {
      const { rows, total, balance } = await entryPage(db, input);
      const list = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
      return { list, total, balance, page: input.page, size: input.size };
    },

    check: async (): Promise<Output<'mallLedger.check'>> => {
      addingUp ??= checkBooks(db).finally(() => {
        addingUp = undefined;
      });
      return addingUp;
    },
  };
};

const checkBooks = async (db: Db): Promise<Output<'mallLedger.check'>> => {
  const sums = await within(patienceMs.closing, () => inTransaction(db, addUp));
  const unbalanced = sums.unbalanced.map((one) => ({ ...one, at: one.at.toISOString() }));
  return { ...sums, unbalanced, at: clock.now().toISOString() };
};
