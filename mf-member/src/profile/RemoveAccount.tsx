import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { session, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Checkbox, DialogForm, Notice, useForm } from '@mall/ui';
import { ProofFields } from './ProofFields.tsx';
import { proofDraft, proofOf, proofProblems } from '@mall/ui/member';

/** Asks for confirmation, and for a proof of identity. */
export function RemoveAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data } = useQueryOf('account.security', {}, { quiet: true });
  if (data === undefined) return null;
  return <Question mobile={data.mobile} hasPassword={data.hasPassword} open={open} onClose={onClose} />;
}

type QuestionProps = { mobile: string; hasPassword: boolean; open: boolean; onClose: () => void };

function Question({ mobile, hasPassword, open, onClose }: QuestionProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const remove = useMutationOf('account.remove');
  const form = useForm({
    initial: { sure: false, ...proofDraft(hasPassword) },
    problems: (draft) => ({
      ...(draft.sure ? {} : { sure: 'sure' as const }),
      ...proofProblems(draft),
    }),
    say: (problem: 'sure' | 'proof') => t(problem === 'sure' ? 'data.remove.sureProblem' : 'proof.problem'),
    onSubmit: async (draft) => {
      await remove.mutateAsync(proofOf(draft));
      toast.success(t('data.remove.done'));
      await navigate(paths.home());
      session.signOut();
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  const sure = form.field('sure');
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('data.remove.ask')}
      danger
      submitLabel={t('data.remove.yes')}
    >
      <Notice tone="danger">{t('data.remove.text')}</Notice>
      <ProofFields purpose="removal" mobile={mobile} hasPassword={hasPassword} form={form} />
      <Checkbox
        label={t('data.remove.sure')}
        checked={sure.value}
        error={sure.error}
        onChange={sure.onChange}
      />
    </DialogForm>
  );
}
