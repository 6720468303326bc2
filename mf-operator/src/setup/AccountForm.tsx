import { isMobile, isPassword, password as length, sms } from '@mall/contract/core/limits';
import { common, rememberTarget, reportFailure, toast, useMutationOf } from '@mall/platform';
import { CodeField, PageForm, PasswordField, TextField, TextLink, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { setupPath } from './setup-path.ts';

type Values = { mobile: string; verify_code: string; name: string; password: string; repassword: string };
type Problem = 'mobile' | 'code' | 'name' | 'password' | 'repeat';
type Props = {
  link: string;
  /** The mall proves numbers by a code. */
  codes: boolean;
  onToken: (token: string) => Promise<void>;
};

/** The account of whoever opens the mall. */
export function AccountForm({ link, codes, onToken }: Props) {
  const { t } = useTranslation('setup');
  const sending = useMutationOf('session.sendSms', {
    onSuccess: () => toast.success(common('done.codeSent')),
  });
  const register = useMutationOf('mallSetup.register', { quiet: true });
  const form = useForm<Values, Problem>({
    initial: { mobile: '', verify_code: '', name: '', password: '', repassword: '' },
    problems: (values) => problemsOf(values, codes),
    say: (problem) => t(`wrong.${problem}`, length),
    onFailure: reportFailure,
    onSubmit: async (values) => onToken(await register.mutateAsync({ token: link, ...values })),
  });
  const { mobile } = form.values;
  const send = () => (isMobile(mobile) ? sending.mutate({ mobile, purpose: 'login' }) : form.focus('mobile'));
  return (
    <Narrow>
      <p>{t('account.reason')}</p>
      <PageForm form={form} submitLabel={t('account.submit')} guard={false}>
        <TextField
          label={t('account.mobile')}
          hint={codes ? t('account.mobileProved') : t('account.mobileHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          maxLength={11}
          required
          {...form.field('mobile')}
        />
        {codes && (
          <CodeField
            label={t('account.code')}
            length={sms.digits}
            onSend={send}
            sending={sending.isPending}
            sent={sending.isSuccess}
            {...form.field('verify_code')}
          />
        )}
        <TextField
          label={t('account.name')}
          hint={t('account.nameHint')}
          autoComplete="name"
          maxLength={20}
          required
          {...form.field('name')}
        />
        <PasswordField
          label={t('account.password')}
          hint={t('wrong.password', length)}
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        <PasswordField
          label={t('account.repeat')}
          autoComplete="new-password"
          required
          {...form.field('repassword')}
        />
      </PageForm>
      <p>
        {t('account.known')}{' '}
        <TextLink to="/login" onClick={() => rememberTarget(`${setupPath}#token=${link}`)}>
          {t('signIn')}
        </TextLink>
      </p>
    </Narrow>
  );
}

/** In the order of the form. */
const problemsOf = (
  { mobile, verify_code, name, password, repassword }: Values,
  codes: boolean,
): Partial<Record<keyof Values, Problem>> => ({
  ...(isMobile(mobile) ? {} : { mobile: 'mobile' }),
  ...(codes && verify_code === '' ? { verify_code: 'code' } : {}),
  ...(name.trim() === '' ? { name: 'name' } : {}),
  ...(isPassword(password) ? {} : { password: 'password' }),
  ...(repassword === password ? {} : { repassword: 'repeat' }),
});

const Narrow = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 480px;
`;
