import { officeWant, type WantEnd, wantEnds } from '@mall/contract/trade/purchase-request-office';
import { DialogForm, Notice, RadioGroup, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useWork, type Want } from './useWant.ts';

/** Ends a request: the reason, and the note for the member. */
export function EndDialog({ want, onClose }: { want: Want; onClose: () => void }) {
  const { t } = useTranslation('wants');
  const { work } = useWork();
  const form = useForm<{ end: WantEnd | ''; note: string }, 'missing'>({
    initial: { end: '', note: '' },
    problems: ({ end }) => (end === '' ? { end: 'missing' } : {}),
    say: () => t('end.missing'),
    onSubmit: async ({ end, note }) => {
      if (end !== '' && (await work('ended', { id: want.id, end, endNote: note.trim() }))) onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('end.title', { no: want.no })}
      submitLabel={t('action.end')}
    >
      <RadioGroup
        label={t('end.how')}
        options={wantEnds.map((value) => ({
          value,
          label: t(`end.as.${value}`),
          note: t(`end.hint.${value}`),
        }))}
        {...form.field('end')}
      />
      <TextArea
        label={t('end.note')}
        hint={t(want.member ? 'end.told' : 'end.notTold')}
        optional
        rows={2}
        counter={officeWant.maxEndNote}
        {...form.field('note')}
      />
      {want.stage === 'quoted' && <Notice tone="warning">{t('end.offerGoes')}</Notice>}
    </DialogForm>
  );
}
