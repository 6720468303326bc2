import { deliveryMoves, deliverySteps } from '../../shared/contract/src/trade/delivery.ts';
import { orderActions, statusName } from '../../shared/contract/src/trade/order.ts';
import { launchMoves } from '../../shared/contract/src/campaign/boost.ts';
import { applicationMoves } from '../../shared/contract/src/core/application.ts';
import { brandMoves, goodsMoves } from '../../shared/contract/src/seller/own-goods.ts';
import { paymentMoves } from '../../shared/contract/src/trade/payment.ts';
import { batchMoves } from '../../shared/contract/src/incentive/batch.ts';
import { parkedMoves } from '../../shared/contract/src/trade/parked.ts';
import { fileMoves } from '../../shared/contract/src/trade/reconciliation.ts';
import { promoterMoves } from '../../shared/contract/src/incentive/promoter.ts';
import { orderDraftMoves } from '../../shared/contract/src/trade/order-draft.ts';
import { quoteActions } from '../../shared/contract/src/trade/quote.ts';
import { wantMoves } from '../../shared/contract/src/trade/purchase-request.ts';
import { payoutMoves } from '../../shared/contract/src/trade/settlement.ts';
import { webhookMoves } from '../../shared/contract/src/core/webhook.ts';
import { withdrawalMoves } from '../../shared/contract/src/incentive/withdrawal.ts';
import { jobMoves } from '../../shared/contract/src/seller/shop-job.ts';
import { refundActions } from '../../shared/contract/src/trade/refund.ts';

type Rule = { readonly by: readonly string[]; readonly from: readonly string[]; readonly to: string };
type Table = Readonly<Record<string, Rule>>;

const orders: Table = Object.fromEntries(
  Object.entries(orderActions).map(([name, { by, from, to }]) => [
    name,
    { by, from: from.map(statusName), to: to === 'same' ? 'stays' : statusName(to) },
  ]),
);

const deliveries: Table = Object.fromEntries(
  Object.entries(deliveryMoves).map(([name, { by, from, to }]) => [
    name,
    { by, from: from.map((status) => deliverySteps[status]), to: deliverySteps[to] },
  ]),
);

/**
 * Every table of states in the contract, in the order in which a shopper meets them. A new one is a line
 * here.
 */
const lives: ReadonlyArray<readonly [title: string, source: string, table: Table]> = [
  ['Order', 'trade/order.ts', orders],
  ['Payment', 'trade/payment.ts', paymentMoves],
  ['A batch of withdrawals or of payouts', 'incentive/batch.ts', batchMoves],
  ['Money that fits no payment', 'trade/parked.ts', parkedMoves],
  ['A file of a payment provider', 'trade/reconciliation.ts', fileMoves],
  ['Refund', 'trade/refund.ts', refundActions],
  ['Delivery', 'trade/delivery.ts', deliveries],
  ['Wanted purchase', 'trade/purchase-request.ts', wantMoves],
  ['Quote, for a wanted purchase or with a design', 'trade/quote.ts', quoteActions],
  ['Order that a seller writes for a customer', 'trade/order-draft.ts', orderDraftMoves],
  ['Boost', 'campaign/boost.ts', launchMoves],
  ['Promoter', 'incentive/promoter.ts', promoterMoves],
  ['Withdrawal', 'incentive/withdrawal.ts', withdrawalMoves],
  ['Application to open a shop', 'core/application.ts', applicationMoves],
  ['Payout to a shop', 'trade/settlement.ts', payoutMoves],
  ['Event on its way to a webhook', 'core/webhook.ts', webhookMoves],
  ['Work of a shop in the background', 'seller/shop-job.ts', jobMoves],
  ["A shop's own product, package or design case", 'seller/own-goods.ts', goodsMoves],
  ["A shop's own brand", 'seller/own-goods.ts', brandMoves],
];

/** docs/states.md, generated from the tables themselves; a test compares both. */
export const statesAsMarkdown = (): string =>
  lives
    .map(([title, source, table]) => {
      const rows = Object.entries(table).map(
        ([name, { by, from, to }]) => `| \`${name}\` | ${by.join(', ')} | ${from.join(', ')} | ${to} |`,
      );
      return [
        `## ${title}`,
        '',
        `\`shared/contract/src/${source}\``,
        '',
        '| move | by | from | to |',
        '| --- | --- | --- | --- |',
        ...rows,
      ].join('\n');
    })
    .join('\n\n');
