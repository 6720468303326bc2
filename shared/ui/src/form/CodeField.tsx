import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../base/Button.tsx';
import type { FieldParts } from './Field.tsx';
import { TextField } from './TextField.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type CodeFieldProps = FieldParts & {
  name?: string;
  value: string;
  onChange: (digits: string) => void;
  /** How many digits a code has. A paste of "Code: 4 8 1 2" becomes 4812. */
  length: number;
  onSend: () => void;
  sending?: boolean;
  /** Seconds until another message may be requested; 0 or none: at once. */
  waitSeconds?: number;
  /** A message was sent before, so the button says "Send again". */
  sent?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The field for a code from a text message, with the button that requests it. Phones suggest the code by
 * themselves.
 */
export function CodeField({
  length,
  onChange,
  onSend,
  sending,
  waitSeconds = 0,
  sent,
  ...field
}: CodeFieldProps) {
  const t = usePhrases();
  const word =
    waitSeconds > 0 ? t('code.again', { seconds: waitSeconds }) : sent ? t('code.resend') : t('code.send');
  return (
    <Line>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length * 4}
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, length))}
      />
      <Send tone="soft" busy={sending} disabled={waitSeconds > 0 || field.disabled} onClick={onSend}>
        {word}
      </Send>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;
`;

const Send = styled(Button)`
  min-height: 48px;
  margin-top: 24px;
  border-radius: var(--radius-s);
  font-variant-numeric: tabular-nums;
`;
