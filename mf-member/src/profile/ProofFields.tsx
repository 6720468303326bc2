import { useTranslation } from 'react-i18next';
import type { CodePurpose } from '@mall/contract/account.ops';
import { sms } from '@mall/contract/limits';
import { CodeField, type FieldProps, PasswordField } from '@mall/ui';
import { Segments } from '../Segments.tsx';
import type { ProofDraft } from './proof.ts';
import { useCode } from './useCode.ts';

type ProofFieldsProps = {
  purpose: CodePurpose;
  /** The account's number, masked. */
  mobile: string;
  hasPassword: boolean;
  form: ProofForm;
};

/** A form that asks for a proof among other things. */
type ProofForm = {
  values: Pick<ProofDraft, 'by'>;
  set: (change: Pick<ProofDraft, 'by'>) => void;
  field: (name: 'password' | 'verify_code') => FieldProps<string>;
};

/** Password or code, whichever one has at hand; without a password the code alone. */
export function ProofFields({ purpose, mobile, hasPassword, form }: ProofFieldsProps) {
  const { t } = useTranslation('account');
  const { by } = form.values;
  const asking = useCode(() => ({ purpose }));
  return (
    <>
      {hasPassword && (
        <Segments
          label={t('proof.label')}
          options={[
            { id: 'password', label: t('proof.password') },
            { id: 'code', label: t('proof.code') },
          ]}
          value={by}
          onChange={(chosen) => form.set({ by: chosen })}
        />
      )}
      {by === 'password' ? (
        <PasswordField
          label={t('password.old')}
          autoComplete="current-password"
          {...form.field('password')}
        />
      ) : (
        <CodeField
          label={t('proof.codeField', { mobile })}
          length={sms.digits}
          {...form.field('verify_code')}
          {...asking}
        />
      )}
    </>
  );
}
