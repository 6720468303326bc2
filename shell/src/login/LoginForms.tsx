import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { common, signIn, toast, useKeptState } from '@mall/platform';
import { Switch, TextButton } from '@mall/ui';
import { CodeForm } from './CodeForm.tsx';
import type { FormProps } from './form-parts.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type Props = Pick<FormProps, 'mobile' | 'onMobile'> & { onRegister: () => void };

/** The login tab: phone and code, or phone and password, changed by a switch; the phone number stays. */
export function LoginForms({ mobile, onMobile, onRegister }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [byPassword, setByPassword] = useKeptState('login.byPassword', false);

  const enter = async (token: string) => {
    const target = await signIn(token);
    toast.success(common('done.signedIn'));
    void navigate(target, { replace: true });
  };
  const fields = { mobile, onMobile, onToken: enter };

  return (
    <>
      {byPassword ? <PasswordForm {...fields} /> : <CodeForm {...fields} />}
      <Below>
        <Switch label={t('login.withPassword')} checked={byPassword} onChange={setByPassword} />
        <p>
          {t('login.noAccount')} <TextButton onClick={onRegister}>{t('login.registerNow')}</TextButton>
        </p>
      </Below>
    </>
  );
}

const Below = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  font-size: var(--step-ui);

  > p { color: var(--text-muted); font-size: var(--step--1); text-align: center; }
`;
