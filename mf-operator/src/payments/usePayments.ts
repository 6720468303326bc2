import { ledgerKinds, refundTabs, sellers } from '@mall/contract/operator/mall-payments';
import type { Item, Output } from '@mall/contract/operations';
import { paymentMethods, paymentStatuses } from '@mall/contract/trade/payment';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';

export type Payment = Item<'mallPayment.list'>;
export type WholePayment = Output<'mallPayment.detail'>;
export type Parked = Item<'mallParked.list'>;
export type RefundToPay = Item<'mallRefund.list'>;
export type Account = Item<'mallLedger.accounts'>;
export type LedgerEntry = Item<'mallLedger.entries'>;

export const tabs = ['payments', 'parked', 'refunds', 'reconciliation', 'ledger'] as const;
export const methods = ['all', ...paymentMethods] as const;
export const states = ['all', ...paymentStatuses] as const;
export const parkedTabs = ['open', 'ended'] as const;
const [asked, due, sent] = refundTabs;
/** What the mall can do something about comes first. */
export const refundStates = [due, asked, sent] as const;
export const pageSize = 20;

const path = '/operator/payments';
export const listPath = path;
export const paymentPath = (id: string): string => `${path}?paymentId=${id}`;
export const tabPath = (tab: (typeof tabs)[number]): string => `${path}?tab=${tab}`;
export const accountPath = (account: string, currency: string): string =>
  `${path}?${new URLSearchParams({ account, currency }).toString()}`;
/** An order where it is worked on: of the mall, or of a shop. */
export const orderPath = ({ id, shopId }: { id: string; shopId: string | null }): string =>
  `/operator/${shopId === null ? 'orders' : 'shopOrders'}?orderId=${id}`;

const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], 'all'> };
/** What was asked for. */
const given = <Values extends Record<string, string>>(values: Values): Given<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== 'all'),
  ) as Given<Values>; // those of them that are left

/** One of the lists by what the address says; old rows stay, dimmed, while new ones are fetched. */
export const usePayments = () => {
  const address = useListAddress({
    tab: tabs,
    keyword: 'text',
    method: methods,
    state: states,
    from: 'text',
    to: 'text',
    parked: parkedTabs,
    refunds: refundStates,
    seller: sellers,
    kind: ledgerKinds,
    ...tableLook,
  });
  const days = { from: dayIn(address.asked.from), to: dayIn(address.asked.to) };
  const { tab, keyword, method, state } = address.asked;
  const narrowed = Object.keys(given({ keyword, method, state, ...days })).length > 0;
  return {
    ...address,
    asked: { ...address.asked, ...days },
    narrowed,
    widen: () => address.ask({ keyword: '', method: 'all', state: 'all', from: '', to: '' }),
    show: (next: typeof tab) => address.open(next === 'payments' ? '' : `tab=${next}`),
  };
};
export type PaymentsAddress = ReturnType<typeof usePayments>;

type Listed<Row> = { list: Row[]; total: number } | undefined;
const listed = <Row>(data: Listed<Row>, answer: Parameters<typeof loadOf>[0]) => ({
  rows: data?.list ?? [],
  total: data?.total ?? 0,
  load: loadOf(answer),
});

export const usePaymentList = ({ asked: { keyword, method, state, from, to }, page }: PaymentsAddress) => {
  const status = state === 'all' ? {} : { status: state };
  const answer = useQueryOf(
    'mallPayment.list',
    { ...given({ keyword, method, from, to }), ...status, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return listed(answer.data, answer);
};

export const useParked = ({ asked: { parked: tab }, page }: PaymentsAddress) => {
  const answer = useQueryOf(
    'mallParked.list',
    { tab, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return listed(answer.data, answer);
};

export const useRefunds = ({ asked: { refunds: tab, seller }, page }: PaymentsAddress) => {
  const answer = useQueryOf(
    'mallRefund.list',
    { tab, seller, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return listed(answer.data, answer);
};

export const useAccounts = ({ asked: { kind, keyword }, page }: PaymentsAddress) => {
  const answer = useQueryOf(
    'mallLedger.accounts',
    { kind, ...given({ keyword }), page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return listed(answer.data, answer);
};

const refreshes = [
  'mallPayment.list',
  'mallPayment.detail',
  'mallParked.list',
  'mallRefund.list',
  'mallLedger.accounts',
  'mallLedger.entries',
  'mallLedger.check',
  'operator.start',
  'operatorLog.list',
] as const;

/** What an operator does about money. */
export const usePaymentSteps = () => ({
  assign: useMutationOf('mallParked.assign', { refreshes }),
  payBack: useMutationOf('mallParked.payBack', { refreshes }),
  retryParked: useMutationOf('mallParked.retry', { refreshes }),
  dismiss: useMutationOf('mallParked.dismiss', { refreshes }),
  retryRefund: useMutationOf('mallRefund.retry', { refreshes }),
  recordSent: useMutationOf('mallRefund.recordSent', { refreshes }),
});
