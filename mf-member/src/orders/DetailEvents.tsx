import {
  CircleCheck,
  CircleX,
  Clock,
  MapPin,
  PackageCheck,
  ShoppingBag,
  Star,
  Truck,
  Undo2,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Output } from '@mall/contract/operations';
import { statusName } from '@mall/contract/trade/order';
import { Timeline, useFormat } from '@mall/ui';
import { DetailPart } from './DetailPart.tsx';

type Event = Output<'order.detail'>['events'][number];

/** The server's keys of events; a newer one is displayed by its resulting status. */
const known = [
  'created',
  'paid',
  'confirmed',
  'takenBack',
  'transferRejected',
  'recorded',
  'shipped',
  'received',
  'cancelled',
  'expired',
  'reviewed',
  'refundAsked',
  'refundWithdrawn',
  'refundApproved',
  'refundRejected',
  'refunded',
  'addressChanged',
  'addressProposed',
  'addressAgreed',
  'addressDeclined',
  'addressWithdrawn',
] as const;

const byStatus = {
  unpaid: 'created',
  paid: 'paid',
  awaitingShipment: 'recorded',
  shipped: 'shipped',
  received: 'received',
  cancelled: 'cancelled',
} as const;

const icons = {
  created: ShoppingBag,
  paid: Wallet,
  confirmed: Wallet,
  takenBack: Undo2,
  transferRejected: Undo2,
  recorded: PackageCheck,
  shipped: Truck,
  received: CircleCheck,
  cancelled: CircleX,
  expired: Clock,
  reviewed: Star,
  refundAsked: Undo2,
  refundWithdrawn: Undo2,
  refundApproved: Undo2,
  refundRejected: Undo2,
  refunded: Undo2,
  addressChanged: MapPin,
  addressProposed: MapPin,
  addressAgreed: MapPin,
  addressDeclined: MapPin,
  addressWithdrawn: MapPin,
} as const satisfies Record<(typeof known)[number], typeof Clock>;

/** The order's history, newest first, with the notes of each event. */
export function DetailEvents({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const entries = events.map((event, index) => {
    const what = known.find((key) => key === event.note) ?? byStatus[statusName(event.to)];
    const Icon = icons[what];
    return {
      id: `${index} ${event.at}`,
      title: t(`detail.event.${what}`),
      note: [t(`detail.actor.${event.actor}`), event.noteText].filter(Boolean).join(' · '),
      time: format.dateTime(event.at, 'short'),
      icon: <Icon size={12} />,
    };
  });
  return (
    <DetailPart title={t('detail.events')}>
      <Timeline label={t('detail.events')} entries={entries.toReversed()} />
    </DetailPart>
  );
}
