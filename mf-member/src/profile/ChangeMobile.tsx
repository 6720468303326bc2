import { useTranslation } from 'react-i18next';
import { isMobile, sms } from '@mall/contract/core/limits';
import { refreshUser, toast, useMutationOf } from '@mall/platform';
import { CodeField, DialogForm, TextField, useForm } from '@mall/ui';
import { ProofFields } from './ProofFields.tsx';
import { proofDraft, proofOf, proofProblems } from '@mall/ui/member';
import { useCode } from './useCode.ts';

type ChangeMobileProps = { mobile: string; hasPassword: boolean; open: boolean; onClose: () => void };

/** A new phone number: a code that is sent there, and the password or a code to the old one. */
export function ChangeMobile({ mobile, hasPassword, open, onClose }: ChangeMobileProps) {
  const { t } = useTranslation('account');
  const change = useMutationOf('account.changeMobile', {
    refreshes: ['account.security', 'member.profile'],
  });
  const form = useForm({
    initial: { mobile: '', code: '', ...proofDraft(hasPassword) },
    problems: (draft) => ({
      ...(isMobile(draft.mobile) ? {} : { mobile: 'mobile' as const }),
      ...(draft.code.length < sms.digits ? { code: 'code' as const } : {}),
      ...proofProblems(draft),
    }),
    say: (problem: 'mobile' | 'code' | 'proof') =>
      t(problem === 'proof' ? 'proof.problem' : `phone.problem.${problem}`),
    onSubmit: async (draft) => {
      await change.mutateAsync({ mobile: draft.mobile, code: draft.code, ...proofOf(draft) });
      toast.success(t('phone.done'));
      onClose();
      await refreshUser();
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  const asking = useCode(() => ({ purpose: 'newMobile', mobile: form.values.mobile }));
  const wanted = form.field('mobile');
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('phone.change')}
      submitLabel={t('phone.change')}
    >
      <TextField
        label={t('phone.new')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        {...wanted}
        onChange={(text) => wanted.onChange(text.replace(/\D/g, '').slice(0, 11))}
      />
      <CodeField
        label={t('phone.code')}
        length={sms.digits}
        {...form.field('code')}
        {...asking}
        onSend={() => (isMobile(form.values.mobile) ? asking.onSend() : wanted.onBlur())}
      />
      <ProofFields purpose="oldMobile" mobile={mobile} hasPassword={hasPassword} form={form} />
    </DialogForm>
  );
}
