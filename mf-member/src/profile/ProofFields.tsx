import { useTranslation } from 'react-i18next';
import type { CodePurpose } from '@mall/contract/member/account.ops';
import { useAppInfo } from '@mall/platform';
import { ProofChoice, type ProofForm } from '@mall/ui/member';
import { useCode } from './useCode.ts';

type ProofFieldsProps = {
  purpose: CodePurpose;
  /** The account's number, masked. */
  mobile: string;
  hasPassword: boolean;
  form: ProofForm;
};

/** The proof that a change of the account requires, with this page's phrases. */
export function ProofFields({ purpose, mobile, hasPassword, form }: ProofFieldsProps) {
  const { t } = useTranslation('account');
  const asking = useCode(() => ({ purpose }));
  const words = {
    label: t('proof.label'),
    password: t('proof.password'),
    code: t('proof.code'),
    passwordField: t('password.old'),
    codeField: t('proof.codeField', { mobile }),
  };
  const sendsCodes = useAppInfo()?.codes !== false;
  return (
    <ProofChoice
      hasPassword={hasPassword}
      form={form}
      asking={asking}
      sendsCodes={sendsCodes}
      words={words}
    />
  );
}
