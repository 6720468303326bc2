import { applicationLimits as limits } from '@mall/contract/core/application';
import { Button, TextArea, Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type ApplicationDetail, useApplicationSteps } from './useApplications.ts';

type Props = { application: ApplicationDetail; mayEdit: boolean };

/** What operators told each other about an applicant, who never reads it; the latest first. */
export function ApplicationNotes({ application: { id, notes }, mayEdit }: Props) {
  const { t } = useTranslation('shopApplications');
  const format = useFormat();
  return (
    <OfficeCard title={t('notes')}>
      {mayEdit && <NewNote id={id} />}
      {notes.length === 0 ? (
        <Quiet>{t('noNotes')}</Quiet>
      ) : (
        <Timeline
          label={t('notes')}
          entries={notes.map((note) => ({
            id: note.id,
            title: note.text,
            note: note.by,
            time: format.dateTime(note.at, 'short'),
          }))}
        />
      )}
    </OfficeCard>
  );
}

/** What was typed stays until it is saved. */
function NewNote({ id }: { id: string }) {
  const { t } = useTranslation('shopApplications');
  const { note } = useApplicationSteps();
  const [text, setText] = useState('');
  const send = () => note.mutate({ id, text: text.trim() }, { onSuccess: () => setText('') });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') send();
      }}
    >
      <TextArea
        label={t('newNote')}
        hint={t('newNoteHint')}
        optional
        rows={3}
        maxLength={limits.note}
        value={text}
        onChange={setText}
      />
      <Button type="submit" size="small" busy={note.isPending} disabled={text.trim() === ''}>
        {t('saveNote')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  margin-bottom: var(--space-4);

  > :first-child { width: 100%; }
`;

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--step--1);
`;
