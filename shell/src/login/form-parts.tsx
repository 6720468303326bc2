import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextField } from '@mall/ui';

type Props = { value: string; onChange: (text: string) => void; error?: string; ref?: Ref<HTMLInputElement> };

/** Keeps digits only, so that a pasted "138 0000 1234" is valid. */
export function MobileField({ value, onChange, error, ref }: Props) {
  const { t } = useTranslation('login');
  return (
    <TextField
      ref={ref}
      label={t('mobile')}
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      required
      value={value}
      error={error}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, 11))}
    />
  );
}

export const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
`;

/** Props of the three forms: their common phone number and what to do with an answer. */
export type FormProps = {
  mobile: string;
  onMobile: (mobile: string) => void;
  onToken: (token: string) => Promise<void>;
  /** Tells a refusal; that of an account with a second factor leads to the second step. */
  onRefused: (error: Error) => void;
};
