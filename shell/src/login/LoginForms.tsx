import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  common,
  presence,
  reportFailure,
  session,
  signIn,
  toast,
  useAppInfo,
  useKeptState,
} from '@mall/platform';
import { Switch, TextButton } from '@mall/ui';
import { CodeForm } from './CodeForm.tsx';
import type { FormProps } from './form-parts.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { type Second, secondOf } from './second.ts';

type Props = Pick<FormProps, 'mobile' | 'onMobile'> & {
  byPassword: boolean;
  onByPassword: (byPassword: boolean) => void;
  onRegister: () => void;
};

/**
 * The login tab: phone and code, phone and password, or a new password by code; the phone number stays in the
 * field.
 */
export function LoginForms({ mobile, onMobile, byPassword, onByPassword, onRegister }: Props) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const sendsCodes = useAppInfo()?.codes !== false;
  const [forgotten, setForgotten] = useKeptState('login.forgotten', false);

  const [second, setSecond] = useState<Second>();

  const enter = async (token: string) => {
    const target = await signIn(token);
    toast.success(forgotten ? t('resetDone') : common('done.signedIn'));
    setForgotten(false);
    // At once, while they still think of it; whoever puts it off is asked again when they order.
    if (sendsCodes && session.read().user?.mobileProved === false) await presence.proveNumber?.();
    void navigate(target, { replace: true });
  };
  const fields = {
    mobile,
    onMobile,
    onToken: enter,
    onRefused: (error: Error) => {
      const next = secondOf(error);
      if (next === undefined) reportFailure(error);
      else setSecond(next);
    },
  };

  if (second !== undefined)
    return (
      <Suspense fallback={null}>
        <SecondStep second={second} onToken={enter} onBack={() => setSecond(undefined)} />
      </Suspense>
    );

  if (forgotten)
    return (
      <>
        <ResetForm {...fields} />
        <Below>
          <p>
            <TextButton onClick={() => setForgotten(false)}>{t('back')}</TextButton>
          </p>
        </Below>
      </>
    );
  return (
    <>
      {byPassword || !sendsCodes ? (
        <PasswordForm {...fields} onCodeNeeded={() => onByPassword(false)} />
      ) : (
        <CodeForm {...fields} />
      )}
      <Below>
        {sendsCodes && (
          <Line>
            <Switch label={t('withPassword')} checked={byPassword} onChange={onByPassword} />
            {byPassword && <TextButton onClick={() => setForgotten(true)}>{t('forgot')}</TextButton>}
          </Line>
        )}
        <p>
          {t('noAccount')} <TextButton onClick={onRegister}>{t('registerNow')}</TextButton>
        </p>
      </Below>
    </>
  );
}

/** Few accounts have a second factor: its form comes when it is needed. */
const SecondStep = lazy(() => import('./SecondStep.tsx').then((file) => file.openSecondStep()));

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Below = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  font-size: var(--step-ui);

  > p { color: var(--text-muted); font-size: var(--step--1); text-align: center; }
`;
