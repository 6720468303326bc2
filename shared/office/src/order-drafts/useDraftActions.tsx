import type { RowAction } from '@mall/ui/office';
import { ClipboardList, Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderDraftDesk } from './desk.ts';
import { type ListedDraft, useDraftSteps } from './useDrafts.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with a draft in the list. */
export const useDraftActions = () => {
  const { t } = useTranslation('orderDrafts');
  const { orderPath, useMayEdit } = useOrderDraftDesk();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const steps = useDraftSteps();
  const denied: string | false = !mayEdit && t('whyNot.right');
  return ({ id, state, orderId }: ListedDraft): readonly RowAction[] => [
    ...(orderId === null
      ? []
      : [
          {
            id: 'order',
            label: t('toOrder'),
            icon: <ClipboardList {...icon} />,
            run: () => void navigate(orderPath(orderId)),
          },
        ]),
    {
      id: 'copy',
      label: t('copy'),
      icon: <Copy {...icon} />,
      run: () => steps.copy(id),
      disabledBecause: denied,
    },
    {
      id: 'remove',
      label: t('remove'),
      icon: <Trash2 {...icon} />,
      danger: true,
      run: () => steps.remove(id),
      disabledBecause: denied || (state === 'ordered' && t('whyNot.ordered')),
    },
  ];
};
