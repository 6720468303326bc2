import type { FileProvider } from '@mall/contract/trade/reconciliation';
import type { Format } from './line.ts';

const negative = (amount: string): string => (amount.startsWith('-') ? amount : `-${amount}`);
const turned = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : amount === '' ? '' : `-${amount}`;

/**
 * Alipay, 业务明细 (opendocs.alipay.com, alipay.data.dataservice.bill.downloadurl.query with `trade`): comments before and
 * after begin with `#`, cells end with tabs. The fee of a payment is negative, as money that leaves.
 */
// The words are those of its files.
const alipay: Format = {
  method: 'alipay',
  hoursEast: 8,
  columns: {
    reference: ['支付宝交易号'],
    ours: ['商户订单号'],
    kind: ['业务类型'],
    at: ['完成时间'],
    amount: ['订单金额(元)'],
    request: ['退款批次号/请求号'],
    fee: ['服务费(元)'],
  },
  skips: ([first = '']) => (first.startsWith('#') ? 'row' : null),
  read: ({ kind, ours, request, reference, amount, fee }) => {
    const about = { reference, amount, currency: 'CNY', fee: turned(fee) };
    if (kind === '交易') return { ...about, kind: 'payment', ours };
    if (kind === '退款') return { ...about, kind: 'refund', ours: request };
    return { ...about, kind: null, ours };
  },
};

/**
 * WeChat Pay, 交易账单 (pay.weixin.qq.com/doc/v3, bill_type ALL): each value begins with a backtick, two rows of totals end
 * it. Before 2018 other titles stood for the amounts.
 */
// The words are those of its files.
const wechat: Format = {
  method: 'wechat',
  hoursEast: 8,
  columns: {
    at: ['交易时间'],
    reference: ['微信订单号'],
    ours: ['商户订单号'],
    kind: ['交易状态'],
    currency: ['货币种类'],
    amount: ['订单金额', '总金额'],
    request: ['商户退款单号'],
    back: ['申请退款金额', '退款金额'],
    fee: ['手续费'],
  },
  skips: ([first = '']) => (first.startsWith('总') ? 'end' : null),
  read: ({ kind, ours, request, reference, amount, back, currency, fee }) => {
    const about = { reference, currency, fee };
    if (kind === 'SUCCESS') return { ...about, kind: 'payment', ours, amount };
    if (kind === 'REFUND') return { ...about, kind: 'refund', ours: request, amount: negative(back) };
    return { ...about, kind: null, ours, amount };
  },
};

/** Money between the mall's own accounts. */
const quiet = new Set(['payout', 'payout_reversal', 'topup', 'topup_reversal']);

/**
 * Stripe, itemized balance change from activity (docs.stripe.com/reports/balance) in UTC, with the metadata that the mall
 * gives each payment and refund. A dispute is nothing that the mall has booked, so somebody looks at it.
 */
const stripe: Format = {
  method: 'stripe',
  hoursEast: 0,
  columns: {
    at: ['created_utc'],
    reference: ['source_id'],
    kind: ['reporting_category'],
    currency: ['currency'],
    amount: ['gross'],
    fee: ['fee'],
    ours: ['payment_metadata[intent]'],
    request: ['refund_metadata[refund]'],
  },
  skips: () => null,
  read: ({ kind, ours, request, reference, amount, currency, fee }) => {
    const about = { reference, currency, amount, fee };
    if (kind === 'charge') return { ...about, kind: 'payment', ours };
    if (kind === 'refund') return { ...about, kind: 'refund', ours: request === '' ? reference : request };
    if (kind === 'fee') return { ...about, kind: 'other', ours: '', amount: '0', fee: turned(amount) };
    return { ...about, kind: quiet.has(kind) ? 'other' : null, ours: '' };
  },
};

export const formats: Readonly<Record<FileProvider, Format>> = { alipay, wechat, stripe };
