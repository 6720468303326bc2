import { useTranslation } from 'react-i18next';
import type { WebhookSend } from './useWebhooks.ts';

/** What a try came to: the status that was answered, or why nobody answered. */
export const useOutcome = () => {
  const { t } = useTranslation('webhooks');
  return ({ status, problem }: Pick<WebhookSend, 'status' | 'problem'>): string | null => {
    if (problem === null) return status === null ? null : String(status);
    return status === null ? t(`problem.${problem}`) : `${status} · ${t(`problem.${problem}`)}`;
  };
};
