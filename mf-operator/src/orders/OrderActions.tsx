import { usePageKeys } from '@mall/office';
import { noteField, useGiveBack } from '@mall/office/orders';
import { Button, IconButton, media, Menu } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { mayComeLate, type Step, useStepAllowed } from './steps.ts';
import type { Order } from './useOrder.ts';

/** What is no step on an order's way. */
export type Extra = 'cancel' | 'give' | 'late';

type OrderActionsProps = { order: Order; next: Step | undefined; onDo: (what: Step | Extra) => void };

/** The one next step, and cancel and refund behind "⋯": only what the operator's permissions allow. */
export function OrderActions({ order, next, onDo }: OrderActionsProps) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const mayEdit = useMayOperate('order.edit');
  const allowed = useStepAllowed();
  const mayRefund = useMayOperate('order.refund');
  const give = useGiveBack(order, () => onDo('give'));
  usePageKeys({
    s: next !== undefined && allowed(next) ? () => onDo(next) : undefined,
    n: () => document.getElementById(noteField)?.focus(),
  });
  const rest = [
    ...(mayComeLate(order) && allowed('confirmPayment')
      ? [{ id: 'late', label: t('confirm.lateOpen'), onSelect: () => onDo('late') }]
      : []),
    ...(next !== 'confirmPayment' && order.actions.includes('confirmPayment') && allowed('confirmPayment')
      ? [
          {
            id: 'confirmPayment',
            label: t('orderParts:step.confirmPayment'),
            onSelect: () => onDo('confirmPayment'),
          },
        ]
      : []),
    ...(mayEdit && order.actions.includes('cancel')
      ? [{ id: 'cancel', label: t('orderParts:cancel.open'), danger: true, onSelect: () => onDo('cancel') }]
      : []),
    ...(mayRefund && give !== undefined ? [give] : []),
  ];
  return (
    <>
      {rest.length > 0 && (
        <Menu
          align="end"
          items={rest}
          trigger={(attributes) => (
            <IconButton {...attributes} label={t('action.more')}>
              <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        />
      )}
      {next && allowed(next) && (
        <Next tone="primary" onClick={() => onDo(next)}>
          {t(`orderParts:step.${next}`)}
        </Next>
      )}
    </>
  );
}

/** On a phone it stays visible at the bottom of the window. */
const Next = styled(Button)`
  ${media.phone} {
    position: fixed;
    z-index: var(--layer-sticky);
    inset: auto var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));
    box-shadow: var(--o-shadow-pop);
  }
`;
