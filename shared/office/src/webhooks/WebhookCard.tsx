import { Notice, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Webhook } from './useWebhooks.ts';

/** What an address is, what it hears of, and why it is off or fails. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { off, failingSince, note, events, lastAt, createdAt } = webhook;
  return (
    <OfficeCard title={t('about')}>
      <Stack>
        {off !== null && off !== 'person' && <Notice tone="warning">{t(`off.${off}`)}</Notice>}
        {failingSince !== null && (
          <Notice tone="warning">{t('failing', { at: format.dateTime(failingSince, 'short') })}</Notice>
        )}
        <KeyValues
          entries={[
            { id: 'note', name: t('field.note'), value: note },
            { id: 'last', name: t('column.last'), value: lastAt && format.dateTime(lastAt, 'short') },
            { id: 'since', name: t('since'), value: format.dateTime(createdAt, 'medium') },
          ]}
        />
        <ul aria-label={t('field.events')}>
          {events.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </OfficeCard>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);

  ul { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  code {
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--surface-muted);
    font-size: var(--o-xs);
  }
`;
