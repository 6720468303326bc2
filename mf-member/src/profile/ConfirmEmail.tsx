import { useTranslation } from 'react-i18next';
import { email as limits } from '@mall/contract/core/limits';
import { toast, useMutationOf } from '@mall/platform';
import { CodeField, DialogForm, TextField, useForm } from '@mall/ui';
import { isEmail } from './profile-draft.ts';
import { useEmailCode } from './useCode.ts';

type ConfirmEmailProps = { address: string | null; open: boolean; onClose: () => void };

/** An e-mail address, and the code that was sent there. */
export function ConfirmEmail({ address, open, onClose }: ConfirmEmailProps) {
  const { t } = useTranslation('account');
  const confirm = useMutationOf('account.confirmEmail', {
    refreshes: ['account.security', 'message.preferences', 'member.profile'],
  });
  const form = useForm({
    initial: { email: address ?? '', code: '' },
    problems: ({ email, code }) => ({
      ...(isEmail(email) ? {} : { email: 'email' as const }),
      ...(code.length < limits.digits ? { code: 'code' as const } : {}),
    }),
    say: (problem: 'email' | 'code') => t(`email.problem.${problem}`),
    onSubmit: async ({ email, code }) => {
      await confirm.mutateAsync({ email, verify_code: code });
      toast.success(t('email.done'));
      onClose();
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  const asking = useEmailCode(() => ({ email: form.values.email }));
  const field = form.field('email');
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('email.confirm')}
      submitLabel={t('email.confirm')}
    >
      <TextField
        label={t('email.address')}
        hint={t('email.why')}
        type="email"
        autoComplete="email"
        maxLength={limits.most}
        {...field}
      />
      <CodeField
        label={t('email.code')}
        length={limits.digits}
        {...form.field('code')}
        {...asking}
        onSend={() => (isEmail(form.values.email) ? asking.onSend() : field.onBlur())}
      />
    </DialogForm>
  );
}
