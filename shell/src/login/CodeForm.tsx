import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMobile, sms } from '@mall/contract/core/limits';
import { common, useMutationOf } from '@mall/platform';
import { Button, CodeField } from '@mall/ui';
import { Fields, type FormProps, MobileField } from './form-parts.tsx';
import { useSendCode } from './useSendCode.ts';

/** Phone and verification code. The number is checked before a code is sent and before it is used (spec §5). */
export function CodeForm({ mobile, onMobile, onToken, onRefused }: FormProps) {
  const { t } = useTranslation('login');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<'mobile' | 'code'>();
  const codeInput = useRef<HTMLInputElement>(null);
  const mobileInput = useRef<HTMLInputElement>(null);
  const sending = useSendCode('login', () => codeInput.current?.focus());
  const login = useMutationOf('session.codeLogin', {
    quiet: true,
    onSuccess: onToken,
    onError: onRefused,
  });

  const ifMobileIsRight = (go: () => void) => {
    setWrong(isMobile(mobile) ? undefined : 'mobile');
    if (isMobile(mobile)) go();
    else mobileInput.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ifMobileIsRight(() => {
      if (code === '') setWrong('code');
      else login.mutate({ mobile, verify_code: code });
    });
  };

  return (
    <Fields onSubmit={submit} noValidate>
      <MobileField
        ref={mobileInput}
        value={mobile}
        onChange={(text) => {
          onMobile(text);
          if (wrong === 'mobile') setWrong(undefined);
        }}
        error={wrong === 'mobile' ? common('failure.mobile') : undefined}
      />
      <CodeField
        ref={codeInput}
        label={t('code')}
        name="verify_code"
        length={sms.digits}
        value={code}
        onChange={setCode}
        error={wrong === 'code' ? t('codeMissing') : undefined}
        onSend={() => ifMobileIsRight(() => sending.send(mobile))}
        sending={sending.busy}
        sent={sending.sent}
        waitSeconds={sending.waitSeconds}
      />
      <Button tone="primary" size="large" wide type="submit" busy={login.isPending}>
        {t('login')}
      </Button>
    </Fields>
  );
}
