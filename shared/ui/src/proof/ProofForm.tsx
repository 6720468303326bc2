import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { sms } from '@mall/contract/core/limits';
import type { Output, Sent } from '@mall/contract/operations';
import { Button } from '../base/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { Segments } from '../member/Segments.tsx';
import { useCodeWait } from '../member/useCodeWait.ts';

type Way = Output<'account.proofWays'>['ways'][number];
export type ProofGiven = Sent<'account.prove'>;

export type ProofFormProps = {
  ways: readonly Way[];
  /** The account's number, masked; where a code can be sent to it. */
  mobile?: string;
  /** Has the browser use a passkey; null when it has none, or nobody showed a finger. A refusal is told by then. */
  sign: () => Promise<ProofGiven['passkey'] | null>;
  /** Asks for a code to the number. `waitOf` reads from a refusal how many seconds to wait. */
  sendCode?: () => Promise<unknown>;
  waitOf?: (error: Error) => number;
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
export function ProofForm({ ways, mobile = '', sign, sendCode, waitOf, busy, onGiven }: ProofFormProps) {
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
  const showPasskey = async () => {
    setProblem(undefined);
    setSigning(true);
    const passkey = await sign();
    setSigning(false);
    if (passkey === null) setProblem('passkey');
    else if (passkey !== undefined) onGiven({ passkey });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (way === 'passkey') return void showPasskey();
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
      {way === 'code' && sendCode && waitOf && (
        <SentCode mobile={mobile} sendCode={sendCode} waitOf={waitOf} {...field} />
      )}
      <Button tone="primary" size="large" wide type="submit" busy={busy || signing}>
        {t(way === 'passkey' ? 'passkey.use' : 'submit')}
      </Button>
    </Fields>
  );
}

type SentCodeProps = Required<Pick<ProofFormProps, 'mobile' | 'sendCode' | 'waitOf'>> & {
  value: string;
  onChange: (text: string) => void;
  error?: string;
};

/** The field for a code by SMS, with the button that asks for it. */
function SentCode({ mobile, sendCode, waitOf, ...field }: SentCodeProps) {
  const { t } = useTranslation('proof');
  const [sending, setSending] = useState(false);
  const wait = useCodeWait(() => undefined, waitOf);
  const send = async () => {
    setSending(true);
    try {
      await sendCode();
      wait.sending.onSuccess();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      wait.sending.onError(error); // told by the caller
    } finally {
      setSending(false);
    }
  };
  return (
    <CodeField
      label={t('field.code', { mobile })}
      name="verify_code"
      length={sms.digits}
      {...field}
      {...wait.parts}
      sending={sending}
      onSend={() => void send()}
    />
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--step-ui); }
`;
