import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sms } from '@mall/contract/core/limits';
import { codeWaitOf, common, refresh, refreshUser, toast, useMutationOf, useSession } from '@mall/platform';
import { CodeField, DialogForm, useForm } from '@mall/ui';
import { useCodeWait } from '@mall/ui/member';

/** The member is asked to prove their number; `answer` ends the dialog. */
export type NumberProof = { readonly answer: (proved: boolean) => void };

/**
 * Asks for the code that shows that the number of the account is the member's own. The page beneath stays as it is,
 * and what they wanted goes on afterwards.
 */
export function ProveNumber({ asked }: { asked: NumberProof }) {
  const { t } = useTranslation('login');
  const { user } = useSession();
  const codeInput = useRef<HTMLInputElement>(null);
  const wait = useCodeWait(() => {
    toast.success(common('done.codeSent'));
    codeInput.current?.focus();
  }, codeWaitOf);
  const sending = useMutationOf('account.sendCode', wait.sending);
  const proving = useMutationOf('account.proveMobile');
  const form = useForm({
    initial: { verify_code: '' },
    problems: ({ verify_code }) => (verify_code.length < sms.digits ? { verify_code: 'code' as const } : {}),
    say: (_problem: 'code') => t('codeMissing'),
    onSubmit: async (draft) => {
      await proving.mutateAsync(draft);
      await Promise.all([refreshUser(), refresh('account.security')]).catch(() => undefined);
      toast.success(t('proof.done'));
      asked.answer(true);
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  return (
    <DialogForm
      open
      form={form}
      size="small"
      title={t('proof.title')}
      submitLabel={t('proof.submit')}
      cancelLabel={t('proof.later')}
      onClose={() => asked.answer(false)}
    >
      <p>{t('proof.text')}</p>
      <CodeField
        ref={codeInput}
        label={user === null ? t('code') : t('proof.code', { mobile: user.mobile })}
        length={sms.digits}
        {...form.field('verify_code')}
        {...wait.parts}
        onSend={() => sending.mutate({ purpose: 'proveMobile' })}
        sending={sending.isPending}
      />
    </DialogForm>
  );
}
