import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { sms } from '@mall/contract/core/limits';
import { proofWire } from '@mall/contract/core/wire.member';
import type { Output, Sent } from '@mall/contract/operations';
import {
  ApiError,
  codeWaitOf,
  common,
  registerOperations,
  reportFailure,
  toast,
  useMutationOf,
} from '@mall/platform';
import { Button, CodeField, Notice, PasswordField, TextField } from '@mall/ui';
import { Segments, useCodeWait } from '@mall/ui/member';
import { signWithPasskey } from './sign-with-passkey.ts';

registerOperations(proofWire);

type Way = Output<'account.proofWays'>['ways'][number];
export type ProofGiven = Sent<'account.prove'>;

type Props = {
  ways: readonly Way[];
  /** The account's number, masked; where a code can be sent to it. */
  mobile?: string;
  passkeyOptions: () => Promise<Output<'account.proofOptions'>>;
  busy: boolean;
  onGiven: (given: ProofGiven) => void;
};

const fieldOf = {
  oneTimeCode: 'one_time_code',
  recoveryCode: 'recovery_code',
  password: 'password',
  code: 'verify_code',
} as const;

/** Shows that it is the member, by one of their ways; the best comes first. */
export function ProofForm({ ways, mobile = '', passkeyOptions, busy, onGiven }: Props) {
  const { t } = useTranslation('proof');
  const [way, setWay] = useState<Way>(ways[0] ?? 'code');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'missing' | 'passkey'>();
  const [signing, setSigning] = useState(false);

  const choose = (next: Way) => {
    setWay(next);
    setText('');
    setProblem(undefined);
  };
  const sign = async () => {
    setProblem(undefined);
    setSigning(true);
    try {
      onGiven({ passkey: await signWithPasskey(await passkeyOptions()) });
    } catch (error) {
      if (error instanceof ApiError) reportFailure(error);
      else setProblem('passkey'); // the browser has none here, or nobody showed a finger
    } finally {
      setSigning(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (way === 'passkey') return void sign();
    setProblem(text.trim() === '' ? 'missing' : undefined);
    if (text.trim() !== '') onGiven({ [fieldOf[way]]: text });
  };
  const field = {
    value: text,
    onChange: setText,
    error: problem === 'missing' ? t(`missing.${way === 'passkey' ? 'oneTimeCode' : way}`) : undefined,
  };
  return (
    <Fields noValidate onSubmit={submit}>
      {ways.length > 1 && (
        <Segments
          label={t('ways')}
          options={ways.map((id) => ({ id, label: t(`way.${id}`) }))}
          value={way}
          onChange={choose}
        />
      )}
      {way === 'passkey' && <p>{t('passkey.note')}</p>}
      {problem === 'passkey' && <Notice tone="warning">{t('passkey.failed')}</Notice>}
      {way === 'oneTimeCode' && (
        <TextField
          key={way}
          label={t('field.oneTimeCode')}
          name="one_time_code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          {...field}
        />
      )}
      {way === 'recoveryCode' && (
        <TextField
          key={way}
          label={t('field.recoveryCode')}
          hint={t('recoveryHint')}
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          {...field}
        />
      )}
      {way === 'password' && (
        <PasswordField
          key={way}
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          required
          {...field}
        />
      )}
      {way === 'code' && <SentCode mobile={mobile} {...field} />}
      <Button tone="primary" size="large" wide type="submit" busy={busy || signing}>
        {t(way === 'passkey' ? 'passkey.use' : 'submit')}
      </Button>
    </Fields>
  );
}

type SentCodeProps = { mobile: string; value: string; onChange: (text: string) => void; error?: string };

/** The field for a code by SMS, with the button that asks for it. */
function SentCode({ mobile, ...field }: SentCodeProps) {
  const { t } = useTranslation('proof');
  const wait = useCodeWait(() => toast.success(common('done.codeSent')), codeWaitOf);
  const sending = useMutationOf('account.sendCode', wait.sending);
  return (
    <CodeField
      label={t('field.code', { mobile })}
      name="verify_code"
      length={sms.digits}
      {...field}
      {...wait.parts}
      sending={sending.isPending}
      onSend={() => sending.mutate({ purpose: 'stepUp' })}
    />
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--step-ui); }
`;
