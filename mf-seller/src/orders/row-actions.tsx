import { useMay } from '@mall/platform';
import type { RowAction } from '@mall/ui/office';
import { ArrowRight, Ban, EyeOff, NotebookPen, Printer, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopOrder } from './shop-order.ts';
import { useStepAllowed, nextStep } from './steps.ts';

export type Work = 'step' | 'note' | 'cancel';

type RowActions = {
  onWork: (work: Work, order: ShopOrder) => void;
  onPrint: (ids: readonly string[]) => void;
  onHide: (ids: readonly string[]) => void;
  linkTo: (id: string) => string;
};

/** The actions on one order, each with a key; an unavailable one has a reason. */
export const useRowActions = ({ onWork, onPrint, onHide, linkTo }: RowActions) => {
  const { t } = useTranslation(['orderWork', 'orderParts']);
  const mayEdit = useMay('order.edit');
  const mayStep = useStepAllowed();
  const noEdit: string | false = mayEdit ? false : t('noRight');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (order: ShopOrder): readonly RowAction[] => {
    const step = nextStep(order);
    const can = (action: ShopOrder['actions'][number]) => order.actions.includes(action);
    return [
      ...(order.refundsOpen > 0
        ? [{ id: 'refund', label: t('action.refund'), icon: <RotateCcw {...icon} />, to: linkTo(order.id) }]
        : []),
      {
        id: 'step',
        label: step ? t(`orderParts:step.${step}`) : t('keys.step'),
        icon: <ArrowRight {...icon} />,
        hotkey: 's',
        run: () => onWork('step', order),
        disabledBecause: step === undefined ? t('action.none') : !mayStep(step) && t('noRight'),
      },
      {
        id: 'print',
        label: t('action.print'),
        icon: <Printer {...icon} />,
        hotkey: 'p',
        run: () => onPrint([order.id]),
      },
      {
        id: 'note',
        label: t('action.note'),
        icon: <NotebookPen {...icon} />,
        hotkey: 'n',
        run: () => onWork('note', order),
        disabledBecause: noEdit,
      },
      {
        id: 'hide',
        label: t('action.hide'),
        icon: <EyeOff {...icon} />,
        hotkey: 'h',
        run: () => onHide([order.id]),
        disabledBecause: noEdit || (!can('remove') && t('action.notFinished')),
      },
      {
        id: 'cancel',
        label: t('orderParts:cancel.open'),
        icon: <Ban {...icon} />,
        danger: true,
        run: () => onWork('cancel', order),
        disabledBecause: noEdit || (!can('cancel') && t('action.notUnpaid')),
      },
    ];
  };
};
