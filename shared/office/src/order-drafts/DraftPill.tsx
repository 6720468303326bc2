import type { OrderDraftState } from '@mall/contract/trade/order-draft';
import { type StatusTone, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

const tones: Record<OrderDraftState, StatusTone> = {
  open: 'info',
  sent: 'wait',
  expired: 'neutral',
  ordered: 'good',
};

export function DraftPill({ state }: { state: OrderDraftState }) {
  const { t } = useTranslation('orderDrafts');
  return <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>;
}
