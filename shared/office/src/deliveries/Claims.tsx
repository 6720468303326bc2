import { Button, DialogForm, Notice, TextArea, useForm, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from './desk.ts';
import { Photos } from './Photos.tsx';
import type { Delivery } from './status.ts';
import { useStep } from './useStep.ts';

/** The claim after a refusal: how many visits are left, and how it is settled without another visit. */
export function Claims({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const may = useMayEdit();
  const [settling, setSettling] = useState(false);
  const claim = delivery.claims.at(-1);
  if (claim === undefined) return null;
  const open = claim.status !== 'resolved';
  return (
    <Notice
      tone={open ? 'danger' : 'success'}
      action={
        open && (
          <Button
            size="small"
            disabled={!may}
            title={may ? undefined : t('notPermitted')}
            onClick={() => setSettling(true)}
          >
            {t('claim.settle')}
          </Button>
        )
      }
    >
      <b>{t(`claim.${claim.status}`, { day: format.date(claim.openedAt) })}</b> {claim.reason}
      {open && <p>{t('claim.visits', { count: delivery.visitsLeft })}</p>}
      {claim.note !== '' && <p>{claim.note}</p>}
      <Photos photos={claim.photos} of={t('claim.photo')} />
      {settling && <SettleDialog delivery={delivery} onClose={() => setSettling(false)} />}
    </Notice>
  );
}

function SettleDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation('deliveries');
  const { make } = useStep();
  const form = useForm({
    initial: { settled: '' },
    problems: ({ settled }) => (settled.trim() === '' ? { settled: 'missing' as const } : {}),
    say: () => t('claim.missing'),
    onSubmit: async ({ settled }) => {
      if ((await make(delivery, { settled })) !== undefined) onClose();
    },
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('claim.settle')} submitLabel={t('claim.settle')}>
      <TextArea label={t('claim.how')} hint={t('claim.howHint')} maxLength={500} {...form.field('settled')} />
    </DialogForm>
  );
}
