import { useTranslation } from 'react-i18next';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { DialogForm, useForm } from '@mall/ui';
import { proofDraft, proofOf, proofProblems } from '@mall/ui/member';
import { ProofFields } from './ProofFields.tsx';

/** Asks for a proof of identity, and downloads the member's data. */
export function ExportData({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data } = useQueryOf('account.security', {}, { quiet: true });
  if (data === undefined) return null;
  return <Question mobile={data.mobile} hasPassword={data.hasPassword} open={open} onClose={onClose} />;
}

type QuestionProps = { mobile: string; hasPassword: boolean; open: boolean; onClose: () => void };

function Question({ mobile, hasPassword, open, onClose }: QuestionProps) {
  const { t } = useTranslation('account');
  const take = useMutationOf('account.exportKey');
  const form = useForm({
    initial: proofDraft(hasPassword),
    problems: proofProblems,
    say: (_problem: 'proof') => t('proof.problem'),
    onSubmit: async (draft) => {
      const { url } = await take.mutateAsync(proofOf(draft));
      save(url);
      toast.success(t('data.export.started'));
      onClose();
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('data.export.title')}
      submitLabel={t('data.export.do')}
    >
      <p>{t('data.export.why')}</p>
      <ProofFields purpose="export" mobile={mobile} hasPassword={hasPassword} form={form} />
    </DialogForm>
  );
}

/** The browser saves the response as a file because of its header; the page stays. */
const save = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
