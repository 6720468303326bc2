import { CircleCheck, CircleX, Clock, PackageCheck, Truck, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import { type OrderStatus, statusName } from '@mall/contract/trade/order';
import { Badge, type BadgeTone } from '@mall/ui';

const looks = {
  unpaid: { tone: 'warning', icon: Clock },
  paid: { tone: 'info', icon: Wallet },
  awaitingShipment: { tone: 'info', icon: PackageCheck },
  shipped: { tone: 'move', icon: Truck },
  received: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'quiet', icon: CircleX },
} as const satisfies Record<string, { tone: BadgeTone; icon: typeof Clock }>;

/** Word, icon and tone of a status; the word comes from the server. */
export function StatusBadge({ status, text }: { status: OrderStatus; text: string }) {
  const { tone, icon: Icon } = looks[statusName(status)];
  return (
    <Badge tone={tone}>
      <Inside>
        <Icon size={13} strokeWidth={2} aria-hidden />
        {text}
      </Inside>
    </Badge>
  );
}

const Inside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
`;
