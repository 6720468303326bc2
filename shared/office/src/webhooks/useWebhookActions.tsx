import type { RowAction } from '@mall/ui/office';
import { Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWebhookSteps, type Webhook } from './useWebhooks.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with an address in the list. */
export const useWebhookActions = (onEdit: (webhook: Webhook) => void) => {
  const { t } = useTranslation('webhooks');
  const steps = useWebhookSteps();
  return (webhook: Webhook): readonly RowAction[] => [
    {
      id: 'test',
      label: t('test'),
      icon: <Send {...icon} />,
      hotkey: 't',
      run: () => steps.test.mutate({ id: webhook.id }),
      disabledBecause: !webhook.on && t('testOff'),
    },
    { id: 'edit', label: t('edit'), icon: <Pencil {...icon} />, hotkey: 'e', run: () => onEdit(webhook) },
    {
      id: 'turn',
      label: t(webhook.on ? 'turnOff' : 'turnOn'),
      icon: <Power {...icon} />,
      run: () => steps.turn(webhook, !webhook.on),
    },
    {
      id: 'remove',
      label: t('remove'),
      icon: <Trash2 {...icon} />,
      danger: true,
      run: () => steps.remove(webhook),
    },
  ];
};
