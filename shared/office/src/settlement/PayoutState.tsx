import type { PayoutStatus } from '@mall/contract/trade/settlement';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { CircleCheck, CircleX, Clock, Send, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const looks: Readonly<Record<PayoutStatus, readonly [StatusTone, LucideIcon]>> = {
  draft: ['wait', Clock],
  approved: ['info', Clock],
  sent: ['info', Send],
  settled: ['good', CircleCheck],
  failed: ['bad', CircleX],
  cancelled: ['neutral', Undo2],
};

export function PayoutState({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation('settlement');
  const [tone, icon] = looks[status];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`payout.${status}`)}
    </StatusPill>
  );
}
