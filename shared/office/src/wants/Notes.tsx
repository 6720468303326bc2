import { officeWant } from '@mall/contract/trade/purchase-request-office';
import { wantDay } from '@mall/contract/trade/purchase-request';
import { serverNow } from '@mall/platform';
import { Button, TextArea, TextField, useForm } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWantDesk } from './desk.ts';
import { instantOf } from './days.ts';
import { useWhyNot, useWork, type Want } from './useWant.ts';

/** Internal notes about the request, and the day to follow up. */
export function Notes({ want }: { want: Want }) {
  const { t } = useTranslation('wants');
  const { work } = useWork();
  const ofMall = useWantDesk().of === 'platformWant';
  const no = useWhyNot(want)('follow');
  const form = useForm({
    initial: { note: '', day: '' },
    problems: ({ note }) => (note.trim() === '' ? { note: 'missing' as const } : {}),
    say: () => t('note.missing'),
    onSubmit: async ({ note, day }) => {
      const followUp = { note: note.trim(), ...(day === '' ? {} : { nextAt: instantOf(day) }) };
      if (await work('noted', { id: want.id, followUp })) form.reset({ note: '', day: '' });
    },
  });
  return (
    <OfficeCard title={t('note.title')}>
      {no === undefined ? (
        <Fields
          ref={form.formRef}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <TextArea
            label={t('note.label')}
            hint={t(ofMall ? 'ofMall.noteHint' : 'note.hint')}
            rows={3}
            counter={officeWant.maxNote}
            {...form.field('note')}
          />
          <TextField
            label={t('note.next')}
            optional
            type="date"
            min={wantDay(serverNow(), 0)}
            {...form.field('day')}
          />
          <Button tone="primary" type="submit" busy={form.busy}>
            {t('note.add')}
          </Button>
        </Fields>
      ) : (
        <p>{no}</p>
      )}
    </OfficeCard>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);

  > :first-child { grid-column: 1 / -1; }
  > :nth-child(2) { max-width: 280px; }
`;
