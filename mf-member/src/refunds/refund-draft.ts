import type { Output, Sent } from '@mall/contract/operations';
import { money, sum } from '@mall/contract/core/money';
import { orderActions } from '@mall/contract/trade/order';
import { piecesLeft, refundDue, type RefundReason } from '@mall/contract/trade/refund';

type Order = Output<'order.detail'>;

/** The pieces to refund by line, and the reason. */
export type RefundDraft = {
  pieces: Readonly<Record<string, number>>;
  reason: RefundReason | '';
  note: string;
  photos: readonly string[];
};

/** One line with pieces that can still be refunded. */
export type ReturnableLine = {
  id: string;
  name: string;
  specText: string;
  image: string;
  left: number;
  qty: number;
  /** The value of the chosen pieces, in minor units. */
  due: number;
};

/** The refund of which less was given and the rest is asked now. */
export type Rest = Order['refunds'][number];

export const restOf = (order: Order, id: string | null): Rest | undefined =>
  order.refunds.find((refund) => refund.id === id && refund.left > 0);

export const isUnsent = ({ status }: Pick<Order, 'status'>): boolean =>
  orderActions.refund.from.some((from) => from === status);

/** The initial draft; a single refundable piece is chosen already. */
export const emptyRefund = (order: Order, rest?: Rest): RefundDraft => {
  if (rest !== undefined)
    return { pieces: {}, reason: rest.reason === 'latePayment' ? '' : rest.reason, note: '', photos: [] };
  const [only, ...others] = order.lines;
  const pieces = only !== undefined && others.length === 0 && only.qty === 1 ? { [only.id]: 1 } : {};
  return { pieces, reason: '', note: '', photos: [] };
};

export const returnableLines = (order: Order, { pieces }: RefundDraft): ReturnableLine[] =>
  piecesLeft(order).map(({ line, left, earlier }) => {
    const { id, name, specText, image } = line;
    const qty = Math.min(pieces[id] ?? 0, left);
    return { id, name, specText, image, left, qty, due: qty === 0 ? 0 : refundDue(line, earlier, qty) };
  });

/** The requested amount, in minor units. */
export const refundTotal = (order: Order, draft: RefundDraft, rest?: Rest): number => {
  if (rest !== undefined) return rest.left;
  return isUnsent(order) ? order.paid : sum(returnableLines(order, draft).map(({ due }) => money(due)));
};

export type RefundProblem = 'pieces' | 'reason';

export const refundProblems = (order: Order, draft: RefundDraft, rest?: Rest): readonly RefundProblem[] => [
  ...(refundTotal(order, draft, rest) === 0 ? (['pieces'] as const) : []),
  ...(draft.reason === '' ? (['reason'] as const) : []),
];

/** The request body, once the draft has no problems. */
export const toRequest = (order: Order, draft: RefundDraft, rest?: Rest): Sent<'refund.ask'> | undefined => {
  const { reason, note, photos } = draft;
  if (reason === '' || refundProblems(order, draft, rest).length > 0) return undefined;
  const lines = returnableLines(order, draft)
    .filter(({ qty }) => qty > 0)
    .map(({ id: lineId, qty }) => ({ lineId, qty }));
  return {
    id: order.id,
    reason,
    note: note.trim(),
    ...(rest === undefined ? (isUnsent(order) ? {} : { lines }) : { rest: rest.id }),
    ...(photos.length > 0 ? { photos: [...photos] } : {}),
  };
};
