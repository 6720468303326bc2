import { usePageKeys } from '@mall/office';
import { noteField, useGiveBack } from '@mall/office/orders';
import { useMay } from '@mall/platform';
import { Button, IconButton, media, Menu } from '@mall/ui';
import { ChevronDown, ChevronUp, Ellipsis, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExportOrder } from './exporting/ExportOrder.tsx';
import type { Order, useOrder } from './useOrder.ts';
import { useHide } from './useHide.ts';
import { useNeighbours } from './useNeighbours.ts';
import type { Orders } from './useOrders.ts';

type OrderActionsProps = {
  shown: Pick<ReturnType<typeof useOrder>, 'next' | 'allowed'>;
  order: Order;
  orders: Orders;
  onStep: () => void;
  onCancel: () => void;
  onGive: () => void;
};

/** Previous and next, print, export, the rest behind "⋯", and the one next step; all by keys too. */
export function OrderActions({
  shown: { next, allowed },
  order,
  orders,
  onStep,
  onCancel,
  onGive,
}: OrderActionsProps) {
  const { id, actions } = order;
  const { t } = useTranslation(['orderWork', 'orderParts', 'seller']);
  const navigate = useNavigate();
  const mayEdit = useMay('order.edit');
  const mayRefund = useMay('order.refund');
  const give = useGiveBack(order, onGive);
  const hide = useHide();
  const { previous, next: following } = useNeighbours(orders, id);
  const go = (to: { id: string; page: number } | undefined) =>
    to && (() => void navigate(orders.linkTo(to.id, to.page), { replace: true }));
  const print = () => void navigate(`${orders.linkTo(id)}&print=${id}`);
  const remove = () => {
    hide([id]);
    void navigate(orders.backTo);
  };
  const canHide = mayEdit && actions.includes('remove');
  usePageKeys({
    j: go(following),
    k: go(previous),
    p: print,
    n: () => document.getElementById(noteField)?.focus(),
    s: allowed ? onStep : undefined,
    h: canHide ? remove : undefined,
  });
  const why = (can: boolean, reason: string) => (mayEdit ? (can ? undefined : reason) : t('noRight'));
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Pair>
        <IconButton label={t('previous')} disabled={previous === undefined} onClick={go(previous)}>
          <ChevronUp {...icon} />
        </IconButton>
        <IconButton label={t('next')} disabled={following === undefined} onClick={go(following)}>
          <ChevronDown {...icon} />
        </IconButton>
      </Pair>
      <Button icon={<Printer {...icon} />} onClick={print}>
        {t('slip.print')}
      </Button>
      <ExportOrder id={id} />
      <Menu
        align="end"
        items={[
          {
            id: 'hide',
            label: t('action.hide'),
            hint: <kbd>H</kbd>,
            onSelect: remove,
            disabledBecause: why(canHide, t('action.notFinished')),
          },
          {
            id: 'cancel',
            label: t('orderParts:cancel.open'),
            danger: true,
            onSelect: onCancel,
            disabledBecause: why(actions.includes('cancel'), t('action.notUnpaid')),
          },
          ...(give === undefined
            ? []
            : [{ ...give, disabledBecause: mayRefund ? give.disabledBecause : t('noRight') }]),
        ]}
        trigger={(attributes) => (
          <IconButton {...attributes} label={t('action.more')}>
            <Ellipsis {...icon} />
          </IconButton>
        )}
      />
      {next && (
        <Next
          tone="primary"
          disabled={!allowed}
          title={allowed ? undefined : t('seller:order.notPermitted')}
          onClick={onStep}
        >
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

const Pair = styled.span`
  display: inline-flex;

  > button { border: 1px solid var(--o-line-button); border-radius: var(--o-radius) 0 0 var(--o-radius); }
  > button + button { border-left: 0; border-radius: 0 var(--o-radius) var(--o-radius) 0; }
`;
