import { sms } from '@mall/contract/core/limits';
import { CodeField } from '../form/CodeField.tsx';
import type { FieldProps } from '../form/useForm.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import type { ProofDraft } from './proof.ts';
import { Segments } from './Segments.tsx';

type ProofChoiceProps = {
  hasPassword: boolean;
  form: ProofForm;
  /** How to request a code, and how long until the next. */
  asking: { onSend: () => void; sending: boolean; sent: boolean; waitSeconds: number };
  /** Whether the mall sends codes at all. */
  sendsCodes: boolean;
  words: Readonly<Record<'label' | 'password' | 'code' | 'passwordField' | 'codeField', string>>;
};

/** A form that contains a proof among other fields. */
export type ProofForm = {
  values: Pick<ProofDraft, 'by'>;
  set: (change: Pick<ProofDraft, 'by'>) => void;
  field: (name: 'password' | 'verify_code') => FieldProps<string>;
};

/** Asks for password or code; for the code alone when the account has no password. */
export function ProofChoice({ hasPassword, form, asking, sendsCodes, words }: ProofChoiceProps) {
  const { by } = form.values;
  return (
    <>
      {hasPassword && sendsCodes && (
        <Segments
          label={words.label}
          options={[
            { id: 'password', label: words.password },
            { id: 'code', label: words.code },
          ]}
          value={by}
          onChange={(chosen) => form.set({ by: chosen })}
        />
      )}
      {by === 'password' ? (
        <PasswordField
          label={words.passwordField}
          autoComplete="current-password"
          {...form.field('password')}
        />
      ) : (
        <CodeField label={words.codeField} length={sms.digits} {...form.field('verify_code')} {...asking} />
      )}
    </>
  );
}
