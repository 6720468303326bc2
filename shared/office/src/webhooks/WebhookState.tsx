import { StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Webhook, WebhookSend } from './useWebhooks.ts';

/** Whether an address is on and takes what it gets. */
export function WebhookState({ webhook: { on, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  if (!on) return <StatusPill tone="neutral">{t('state.off')}</StatusPill>;
  return failingSince === null ? (
    <StatusPill tone="good">{t('state.on')}</StatusPill>
  ) : (
    <StatusPill tone="bad">{t('state.failing')}</StatusPill>
  );
}

const tones = { waiting: 'wait', sending: 'move', delivered: 'good', failed: 'bad' } as const;

export function SendState({ state }: Pick<WebhookSend, 'state'>) {
  const { t } = useTranslation('webhooks');
  return <StatusPill tone={tones[state]}>{t(`sends.${state}`)}</StatusPill>;
}
