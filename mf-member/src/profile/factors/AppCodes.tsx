import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { secondFactor } from '@mall/contract/core/limits';
import type { Output } from '@mall/contract/operations';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, TextField, useForm } from '@mall/ui';

type Props = {
  begun: Output<'secondFactor.beginCodes'>;
  onClose: () => void;
  onKept: (recoveryCodes: readonly string[]) => void;
};

/** Gives the secret to an authenticator app, by picture or by hand, and has a first code confirm it. */
export function AppCodes({ begun: { secret, svg, uri }, onClose, onKept }: Props) {
  const { t } = useTranslation('security');
  const confirm = useMutationOf('secondFactor.confirmCodes', {
    refreshes: ['secondFactor.list', 'account.security'],
  });
  const form = useForm({
    initial: { code: '' },
    problems: ({ code }) => (code.length < secondFactor.digits ? { code: 'code' as const } : {}),
    say: () => t('codes.problem'),
    onSubmit: async ({ code }) => {
      const { recoveryCodes } = await confirm.mutateAsync({ one_time_code: code });
      toast.success(t('codes.done'));
      onKept(recoveryCodes);
    },
    onFailure: () => undefined, // the server's message is displayed already
  });
  const code = form.field('code');
  return (
    <DialogForm
      form={form}
      open
      size="small"
      onClose={onClose}
      title={t('codes.title')}
      submitLabel={t('codes.setUp')}
    >
      <p>{t('codes.scan')}</p>
      <a href={uri}>
        <Picture src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t('codes.picture')} />
      </a>
      <p>
        {t('codes.key')} <Key>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Key>
      </p>
      <TextField
        label={t('codes.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...code}
        onChange={(text) => code.onChange(text.replaceAll(/\D/g, '').slice(0, secondFactor.digits))}
      />
    </DialogForm>
  );
}

const Picture = styled.img`
  display: block;
  width: 200px;
  max-width: 100%;
  border-radius: var(--radius-s);
`;

const Key = styled.code`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--step-0);
  overflow-wrap: anywhere;
`;
