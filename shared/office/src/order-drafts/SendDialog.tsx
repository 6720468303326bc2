import type { Output } from '@mall/contract/operations';
import { orderDraftLimits } from '@mall/contract/trade/order-draft';
import { copyLink, refresh, useMutationOf } from '@mall/platform';
import { Button, Dialog, DialogForm, Notice, SelectField, TextField, useForm, useFormat } from '@mall/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useOrderDraftDesk } from './desk.ts';
import { type Draft, useLearnDraft } from './useDrafts.ts';

type Made = Output<'orderDraft.send'>;
const { usual, most } = orderDraftLimits.days;
const choices = ['1', String(usual), '7', '14', String(most)];

/** Asks how long the link holds, then shows it once: its token is not stored. */
export function SendDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation('orderDrafts');
  const { of } = useOrderDraftDesk();
  const learnDraft = useLearnDraft();
  const [made, setMade] = useState<Made>();
  // What was read when the dialog was opened, not what a colleague saved since.
  const [version] = useState(draft.version);
  const { mutateAsync } = useMutationOf(`${of}.send`, {
    onError: () => void refresh(`${of}.detail`),
  });
  const form = useForm({
    initial: { days: String(usual) },
    onSubmit: async ({ days }) => {
      const sent = await mutateAsync({ id: draft.id, version, days: Number(days) });
      setMade(sent);
      learnDraft(sent.draft);
    },
    onFailure: () => undefined, // the server's sentence is shown already
  });
  if (made !== undefined) return <MadeLink made={made} onClose={onClose} />;
  return (
    <DialogForm form={form} open onClose={onClose} title={t('link.make')} submitLabel={t('link.make')}>
      {draft.state === 'sent' && <Notice tone="warning">{t('link.replaces')}</Notice>}
      <p>{t('link.what')}</p>
      <SelectField
        label={t('link.lasts')}
        options={choices.map((value) => ({ value, label: t('link.days', { count: Number(value) }) }))}
        {...form.field('days')}
      />
    </DialogForm>
  );
}

function MadeLink({ made: { url, draft }, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useTranslation('orderDrafts');
  const format = useFormat();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('link.made')}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{t('link.once')}</Notice>
        <TextField label={t('link.address')} value={url} readOnly />
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copyLink(url)}>
          {t('link.copy')}
        </Button>
        <p>{t('link.until', { at: draft.validUntil === null ? '' : format.dateTime(draft.validUntil) })}</p>
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);
`;
