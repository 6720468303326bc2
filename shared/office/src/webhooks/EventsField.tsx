import {
  allWebhookEvents,
  type WebhookEvent,
  webhookEvents,
  webhookGroups,
} from '@mall/contract/core/webhook';
import { Checkbox, type FieldProps } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The events of an address: groups with their events, by the names that a receiver reads. */
export function EventsField({ name, value, onChange, error }: FieldProps<readonly WebhookEvent[]>) {
  const { t } = useTranslation('webhooks');
  const set = (events: readonly WebhookEvent[], on: boolean) =>
    onChange(allWebhookEvents.filter((one) => (events.includes(one) ? on : value.includes(one))));
  return (
    <Fieldset>
      <legend>{t('field.events')}</legend>
      {webhookGroups.map((group, at) => {
        const events: readonly WebhookEvent[] = webhookEvents[group];
        const chosen = events.filter((event) => value.includes(event)).length;
        return (
          <div key={group} role="group" aria-label={t(`group.${group}`)}>
            <Checkbox
              name={at === 0 ? name : undefined}
              label={<b>{t(`group.${group}`)}</b>}
              checked={chosen === events.length}
              mixed={chosen > 0 && chosen < events.length}
              onChange={(on) => set(events, on)}
            />
            <ul>
              {events.map((event) => (
                <li key={event}>
                  <Checkbox
                    label={<code>{event}</code>}
                    checked={value.includes(event)}
                    onChange={(on) => set([event], on)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {error !== undefined && <small role="alert">{error}</small>}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  border: 0;
  padding: 0;

  legend { margin-bottom: var(--space-2); font-size: var(--o-s); font-weight: var(--weight-strong); }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
    gap: 0 var(--space-3);
    padding-inline-start: var(--space-6);
  }
  code { font-size: var(--o-s); }
  small { color: var(--danger); font-size: var(--o-xs); }
`;
