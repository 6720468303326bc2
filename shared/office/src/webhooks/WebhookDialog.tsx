import { isWebhookUrl, type WebhookEvent, webhookLimits } from '@mall/contract/core/webhook';
import { DialogForm, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventsField } from './EventsField.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhookSteps, type Webhook } from './useWebhooks.ts';

type Values = { url: string; note: string; events: readonly WebhookEvent[] };
type Props = { webhook: Webhook | null; onClose: () => void };

/** Adds an address, whose secret is shown then, or changes one. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const { create, change } = useWebhookSteps();
  const [secret, setSecret] = useState<string>();
  const form = useForm<Values, 'url' | 'events'>({
    initial: { url: webhook?.url ?? 'https://', note: webhook?.note ?? '', events: webhook?.events ?? [] },
    problems: ({ url, events }) => ({
      ...(isWebhookUrl(url.trim()) ? {} : { url: 'url' as const }),
      ...(events.length > 0 ? {} : { events: 'events' as const }),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ url, note, events }) => {
      const content = { url: url.trim(), note, events: [...events] };
      if (webhook === null) return setSecret((await create.mutateAsync(content)).signingSecret);
      await change.mutateAsync({ id: webhook.id, version: webhook.version, ...content });
      onClose();
    },
    // The refusal was told; what was typed stays.
    onFailure: () => undefined,
  });
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(webhook === null ? 'add' : 'editTitle')}
      submitLabel={t(webhook === null ? 'add' : 'save')}
    >
      <TextField
        label={t('field.url')}
        hint={t('field.urlHint')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={webhookLimits.url}
        {...form.field('url')}
      />
      <TextField
        label={t('field.note')}
        hint={t('field.noteHint')}
        optional
        autoComplete="off"
        maxLength={webhookLimits.note}
        {...form.field('note')}
      />
      <EventsField {...form.field('events')} />
    </DialogForm>
  );
}
