import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassword, password as length } from '@mall/contract/core/limits';
import { common, toast, useMutationOf } from '@mall/platform';
import { Button, PasswordField } from '@mall/ui';
import { Fields, type FormProps, MobileField } from './form-parts.tsx';

type Props = Pick<FormProps, 'mobile' | 'onMobile'> & { onDone: () => void };

/** Phone, password, repeated password. The server validates the phone number (spec §5). */
export function RegisterForm({ mobile, onMobile, onDone }: Props) {
  const { t } = useTranslation('login');
  const [password, setPassword] = useState('');
  const [repassword, setRepassword] = useState('');
  const [tried, setTried] = useState(false);
  const register = useMutationOf('session.register', {
    onSuccess: () => {
      toast.success(common('done.registered'));
      onDone();
    },
  });

  const problems = {
    mobile: mobile === '' ? common('failure.required') : undefined,
    password: isPassword(password) ? undefined : t('passwordRule', length),
    repassword: repassword === password ? undefined : t('repeatDiffers'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).every((problem) => problem === undefined)) {
      register.mutate({ mobile, password, repassword });
    }
  };
  const shown = (problem: string | undefined) => (tried ? problem : undefined);

  return (
    <Fields onSubmit={submit} noValidate>
      <MobileField value={mobile} onChange={onMobile} error={shown(problems.mobile)} />
      <PasswordField
        required
        label={t('password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={t('passwordRule', length)}
        error={shown(problems.password)}
      />
      <PasswordField
        required
        label={t('repeat')}
        name="repassword"
        autoComplete="new-password"
        value={repassword}
        onChange={setRepassword}
        error={shown(problems.repassword)}
      />
      <Button tone="primary" size="large" wide type="submit" busy={register.isPending}>
        {t('register')}
      </Button>
    </Fields>
  );
}
