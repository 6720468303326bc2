import { reasonLimits } from '@mall/contract/operator/work-reviews';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { TextsFields, useStale } from '@mall/office';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { nameOf } from '../name-of.ts';
import type { Reason } from './useReasons.ts';

type Props = { reason: Reason | null; onClose: () => void };

/** A template of a reason in each language; one is enough. */
export function ReasonTextDialog({ reason, onClose }: Props) {
  const { t } = useTranslation('workReviews');
  const stale = useStale<Typed>(reason?.version ?? 1);
  const save = useMutationOf('workReason.save', { refreshes: ['workReason.list'], quiet: true });
  const form = useForm<{ text: Typed }, 'text'>({
    initial: { text: reason?.text ?? {} },
    problems: ({ text }) => (isSaid(text) ? {} : { text: 'text' }),
    say: () => t('reason.missing'),
    onSubmit: async ({ text }) => {
      await save.mutateAsync({ ...(reason === null ? {} : { id: reason.id, version: stale.version }), text });
      toast.success(t('done.reasonSaved'));
      onClose();
    },
    onFailure: stale.onFailure,
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(reason === null ? 'reasons.add' : 'reasons.change')}
      submitLabel={t('reasons.save')}
    >
      {stale.theirs && (
        <ChangedNotice
          name={nameOf(stale.theirs.content)}
          onTake={() => form.set({ text: stale.theirs?.content ?? {} })}
        />
      )}
      <TextsFields label={t('reason.label')} max={reasonLimits.text} {...form.field('text')} />
    </DialogForm>
  );
}
