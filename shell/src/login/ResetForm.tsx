import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isMobile, isPassword, password as length, sms } from '@mall/contract/core/limits';
import { common, useMutationOf } from '@mall/platform';
import { Button, CodeField, PasswordField } from '@mall/ui';
import { Fields, type FormProps, MobileField } from './form-parts.tsx';
import { useSendCode } from './useSendCode.ts';

/** A forgotten password: a code to the number, and a new one (docs/features/own-account.md). */
export function ResetForm({ mobile, onMobile, onToken, onRefused }: FormProps) {
  const { t } = useTranslation('login');
  const [draft, setDraft] = useState({ code: '', password: '', repassword: '' });
  const [shown, setShown] = useState<'nothing' | 'mobile' | 'all'>('nothing');
  const codeInput = useRef<HTMLInputElement>(null);
  const mobileInput = useRef<HTMLInputElement>(null);
  const sending = useSendCode('reset', () => codeInput.current?.focus());
  const reset = useMutationOf('session.resetPassword', {
    quiet: true,
    onSuccess: onToken,
    onError: onRefused,
  });

  const problems = {
    mobile: isMobile(mobile) ? undefined : common('failure.mobile'),
    code: draft.code === '' ? t('codeMissing') : undefined,
    password: isPassword(draft.password) ? undefined : t('passwordRule', length),
    repassword: draft.repassword === draft.password ? undefined : t('repeatDiffers'),
  };
  const send = () => {
    if (problems.mobile === undefined) return sending.send(mobile);
    setShown('mobile');
    mobileInput.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown('all');
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    const { code, ...passwords } = draft;
    reset.mutate({ mobile, verify_code: code, ...passwords });
  };
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
    error: shown === 'all' ? problems[name] : undefined,
  });

  return (
    <Fields onSubmit={submit} noValidate aria-label={t('resetTitle')}>
      <Lead ref={toFocus} tabIndex={-1}>
        <strong>{t('resetTitle')}</strong> {t('resetNote')}
      </Lead>
      <MobileField
        ref={mobileInput}
        value={mobile}
        onChange={onMobile}
        error={shown === 'nothing' ? undefined : problems.mobile}
      />
      <CodeField
        ref={codeInput}
        label={t('code')}
        name="verify_code"
        length={sms.digits}
        {...field('code')}
        onSend={send}
        sending={sending.busy}
        sent={sending.sent}
        waitSeconds={sending.waitSeconds}
      />
      <PasswordField
        required
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        hint={t('passwordRule', length)}
        {...field('password')}
      />
      <PasswordField
        required
        label={t('repeatNew')}
        name="repassword"
        autoComplete="new-password"
        {...field('repassword')}
      />
      <Button tone="primary" size="large" wide type="submit" busy={reset.isPending}>
        {t('resetSubmit')}
      </Button>
    </Fields>
  );
}

/** The clicked link is gone: the focus of screen readers continues here. */
const toFocus = (lead: HTMLElement | null) => lead?.focus();

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--step--1);

  strong { display: block; margin-bottom: var(--space-1); color: var(--text); font-size: var(--step-ui); }
`;
