import type { PaymentStatus } from '@mall/contract/trade/payment';
import { Cells, type StatusTone } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

const tones: Readonly<Record<PaymentStatus, StatusTone>> = {
  created: 'neutral',
  pending: 'wait',
  succeeded: 'good',
  failed: 'bad',
  closed: 'neutral',
  refunded: 'move',
};

export function PaymentState({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('orderParts');
  return Cells.status(tones[status], t(`payState.${status}`));
}
