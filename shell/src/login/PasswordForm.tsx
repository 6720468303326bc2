import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, common, useMutationOf } from '@mall/platform';
import { Button, PasswordField } from '@mall/ui';
import { Fields, type FormProps, MobileField } from './form-parts.tsx';

type Props = FormProps & {
  /** Too many passwords were tried at this number: a code is asked instead. */
  onCodeNeeded: () => void;
};

/** Phone and password. The number is not validated here (spec §5); the server knows whether it exists. */
export function PasswordForm({ mobile, onMobile, onToken, onRefused, onCodeNeeded }: Props) {
  const { t } = useTranslation('login');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const login = useMutationOf('session.accountLogin', {
    quiet: true,
    onSuccess: onToken,
    onError: (error) => {
      if (error instanceof ApiError && error.msgKey === 'login.codeNeeded') onCodeNeeded();
      onRefused(error);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mobile !== '' && password !== '') login.mutate({ mobile, password });
  };
  const missing = (value: string) => (tried && value === '' ? common('failure.required') : undefined);

  return (
    <Fields onSubmit={submit} noValidate>
      <MobileField value={mobile} onChange={onMobile} error={missing(mobile)} />
      <PasswordField
        required
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password)}
      />
      <Button tone="primary" size="large" wide type="submit" busy={login.isPending}>
        {t('login')}
      </Button>
    </Fields>
  );
}
