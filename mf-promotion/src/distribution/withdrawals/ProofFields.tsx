import { codeWaitOf, common, toast, useAppInfo, useMutationOf } from '@mall/platform';
import { ProofChoice, type ProofForm, useCodeWait } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';

type ProofFieldsProps = {
  /** The account's number, masked. */
  mobile: string;
  hasPassword: boolean;
  form: ProofForm;
};

/** Proves once more that the member is the one who asks for the money. */
export function ProofFields({ mobile, hasPassword, form }: ProofFieldsProps) {
  const { t } = useTranslation('distribution');
  const wait = useCodeWait(() => toast.success(common('done.codeSent')), codeWaitOf);
  const sending = useMutationOf('account.sendCode', wait.sending);
  const asking = {
    ...wait.parts,
    onSend: () => sending.mutate({ purpose: 'withdrawal' }),
    sending: sending.isPending,
  };
  const words = {
    label: t('proof.label'),
    password: t('proof.password'),
    code: t('proof.code'),
    passwordField: t('proof.passwordField'),
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
