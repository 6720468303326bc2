import { announcementLimits } from '@mall/contract/operator/content';
import { fromLocal, TextsFields, toLocal } from '@mall/office';
import { toast, useMutationOf } from '@mall/platform';
import { Checkbox, DialogForm, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  type AnnouncementForm,
  type AnnouncementProblem,
  blank,
  formOf,
  problemsOf,
  sentOf,
} from './announcement-form.ts';
import type { Announcement } from './useAnnouncements.ts';

type Props = { announcement: Announcement | null; onClose: () => void };

/** An announcement: its words in each language, link, period, and whether visitors may close it. */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { t } = useTranslation('announcements');
  const save = useMutationOf('announcement.save', { refreshes: ['announcement.list'] });
  const form = useForm<AnnouncementForm, AnnouncementProblem>({
    initial: announcement === null ? blank : formOf(announcement, toLocal),
    problems: problemsOf,
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async (values) => {
      const seen = announcement === null ? {} : { id: announcement.id, version: announcement.version };
      await save.mutateAsync({ ...seen, ...sentOf(values, fromLocal) });
      toast.success(t('done.saved'));
      onClose();
    },
    // The refusal was told; what was typed stays.
    onFailure: () => undefined,
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(announcement === null ? 'add' : 'change')}
      submitLabel={t('save')}
    >
      <TextsFields label={t('field.text')} max={announcementLimits.text} {...form.field('text')} />
      <TextField
        label={t('field.link')}
        hint={t('field.linkHint')}
        optional
        autoComplete="off"
        maxLength={announcementLimits.link}
        {...form.field('link')}
      />
      <Two>
        <TextField
          label={t('field.from')}
          hint={t('field.zone', { zone })}
          type="datetime-local"
          optional
          {...form.field('from')}
        />
        <TextField label={t('field.to')} type="datetime-local" optional {...form.field('to')} />
      </Two>
      <Checkbox
        label={t('field.closable')}
        checked={form.values.closable}
        onChange={(closable) => form.set({ closable })}
      />
    </DialogForm>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`;
