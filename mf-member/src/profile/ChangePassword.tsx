import { useTranslation } from 'react-i18next';
import { isPassword, sms } from '@mall/contract/core/limits';
import { toast, useMutationOf } from '@mall/platform';
import { CodeField, DialogForm, useForm, PasswordField } from '@mall/ui';
import { useCode } from './useCode.ts';

type ChangePasswordProps = { mobile: string; hasPassword: boolean; open: boolean; onClose: () => void };

/** A new password with the old one; the first one with a code to the phone. */
export function ChangePassword({ mobile, hasPassword, open, onClose }: ChangePasswordProps) {
  const { t } = useTranslation('account');
  const change = useMutationOf('account.changePassword', { refreshes: ['account.security'] });
  const asking = useCode(() => ({ purpose: 'password' }));
  const form = useForm({
    initial: { old: '', code: '', next: '', repeat: '' },
    problems: ({ old, code, next, repeat }) => ({
      ...(hasPassword && old === '' ? { old: 'old' as const } : {}),
      ...(!hasPassword && code.length < sms.digits ? { code: 'code' as const } : {}),
      ...(isPassword(next) ? {} : { next: 'next' as const }),
      ...(next === repeat ? {} : { repeat: 'repeat' as const }),
    }),
    say: (problem: 'old' | 'code' | 'next' | 'repeat') =>
      t(problem === 'code' ? 'phone.problem.code' : `password.problem.${problem}`),
    onSubmit: async ({ old, code, next, repeat }) => {
      await change.mutateAsync({
        ...(hasPassword ? { password: old } : { verify_code: code }),
        next,
        repeat,
      });
      toast.success(t('password.done'));
      onClose();
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  const title = t(hasPassword ? 'password.change' : 'password.first');
  return (
    <DialogForm form={form} open={open} onClose={onClose} title={title} submitLabel={title}>
      {hasPassword ? (
        <PasswordField label={t('password.old')} autoComplete="current-password" {...form.field('old')} />
      ) : (
        <CodeField
          label={t('proof.codeField', { mobile })}
          length={sms.digits}
          {...form.field('code')}
          {...asking}
        />
      )}
      <PasswordField
        label={t('password.next')}
        hint={t('password.rule')}
        autoComplete="new-password"
        {...form.field('next')}
      />
      <PasswordField label={t('password.repeat')} autoComplete="new-password" {...form.field('repeat')} />
    </DialogForm>
  );
}
