import { type PayoutMove, payoutMoveNames, payoutMoves } from '@mall/contract/trade/settlement';
import type { RowAction } from '@mall/ui/office';
import type { MallPayout } from './useSettlement.ts';

const order: readonly PayoutMove[] = ['approve', 'send', 'settle', 'fail', 'cancel'];
const hotkeys: Partial<Record<PayoutMove, string>> = { approve: 'a', send: 's' };

/** What its state allows, in the order of its life; one in a batch moves with that. */
export const movesOf = ({ status, batch }: Pick<MallPayout, 'status' | 'batch'>): PayoutMove[] =>
  order.filter(
    (move) =>
      batch === null &&
      payoutMoveNames.includes(move) &&
      payoutMoves[move].from.some((from) => from === status),
  );

export const actionsOf = (
  payout: MallPayout,
  say: (move: PayoutMove) => string,
  run: (move: PayoutMove) => void,
): RowAction[] =>
  movesOf(payout).map((move) => ({
    id: move,
    label: say(move),
    run: () => run(move),
    danger: move === 'fail' || move === 'cancel',
    ...(hotkeys[move] === undefined ? {} : { hotkey: hotkeys[move] }),
  }));

export const canApprove = ({ status }: Pick<MallPayout, 'status'>): boolean =>
  payoutMoves.approve.from.some((from) => from === status);

/** Approved, and in no batch. */
export const canBatch = ({ status, batch }: Pick<MallPayout, 'status' | 'batch'>): boolean =>
  batch === null && payoutMoves.send.from.some((from) => from === status);
