import { dayMs } from '@mall/contract/core/time';
import {
  type DeliveryMove,
  deliveryMoves,
  type DeliveryStatus,
  type DeliveryStep,
  deliverySteps,
} from '@mall/contract/trade/delivery';
import type { Item, Output } from '@mall/contract/operations';
import type { StatusTone } from '@mall/ui/office';
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  ClipboardCheck,
  type LucideIcon,
  PackageCheck,
  Truck,
  Wrench,
} from 'lucide-react';

export type DeliveryRow = Item<'delivery.list'>;
export type Delivery = Output<'delivery.show'>;

export const looks: Readonly<Record<DeliveryStep, { tone: StatusTone; icon: LucideIcon }>> = {
  unknown: { tone: 'neutral', icon: CircleHelp },
  recorded: { tone: 'info', icon: ClipboardCheck },
  collected: { tone: 'info', icon: PackageCheck },
  inTransit: { tone: 'move', icon: Truck },
  installing: { tone: 'move', icon: Wrench },
  accepted: { tone: 'good', icon: CircleCheck },
  notAccepted: { tone: 'bad', icon: CircleX },
};

export const stepOf = (status: DeliveryStatus): DeliveryStep => deliverySteps[status];

/** The target of a step, as an operation of the server. */
export const stepAfter = (move: DeliveryMove) => deliverySteps[deliveryMoves[move].to];

/** The step that takes a card into a column, if it is allowed. */
export const moveInto = (
  { moves }: Pick<DeliveryRow, 'moves'>,
  status: DeliveryStatus,
): DeliveryMove | undefined => moves.find((move) => deliveryMoves[move].to === status);

/** The step forward: at the door the form accepts or refuses the delivery. */
export const nextMove = ({ moves }: Pick<DeliveryRow, 'moves'>): DeliveryMove | undefined =>
  moves.find((move) => move !== 'refuse');

/** Days by which a promise is or will be broken; null when it is not at risk. */
export const daysOver = (
  { risk, expectedAt, promisedAt }: Pick<DeliveryRow, 'risk' | 'expectedAt' | 'promisedAt'>,
  now: number,
): number | null => {
  if (promisedAt === null || risk === 'none') return null;
  const until = risk === 'late' || expectedAt === null ? now : Date.parse(expectedAt);
  return Math.max(1, Math.ceil((until - Date.parse(promisedAt)) / dayMs));
};
