import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError, api, loadPhrases, useMutationOf } from '@mall/platform';
import { TextButton } from '@mall/ui';
import { signWithPasskey } from '@mall/platform/proof';
import { ProofForm, proofPhrases } from '@mall/ui/proof';
import type { Second } from './second.ts';

type Props = { second: Second; onToken: (token: string) => Promise<void>; onBack: () => void };

function SecondStep({ second: { ticket, ways }, onToken, onBack }: Props) {
  const { t } = useTranslation('proof');
  const finish = useMutationOf('session.secondFactor', {
    onSuccess: onToken,
    onError: (error) => {
      if (error instanceof ApiError && error.msgKey === 'secondFactor.ticketOver') onBack();
    },
  });
  return (
    <>
      <Lead ref={toFocus} tabIndex={-1}>
        <strong>{t('second.title')}</strong> {t('second.note')}
      </Lead>
      <ProofForm
        ways={ways}
        sign={() => signWithPasskey(() => api('session.passkeyOptions', { ticket }))}
        busy={finish.isPending}
        onGiven={({ passkey, one_time_code, recovery_code }) =>
          finish.mutate({ ticket, passkey, one_time_code, recovery_code })
        }
      />
      <Below>
        <p>{t('second.lost')}</p>
        <p>
          <TextButton onClick={onBack}>{t('second.back')}</TextButton>
        </p>
      </Below>
    </>
  );
}

/** The second step of signing in, for accounts with a second factor, with its phrases; few accounts have one. */
export const openSecondStep = async () => {
  await loadPhrases('proof', proofPhrases);
  return { default: SecondStep };
};

/** The form of the first step is gone: the focus of screen readers continues here. */
const toFocus = (lead: HTMLElement | null) => lead?.focus();

const Lead = styled.p`
  margin-bottom: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);

  strong { display: block; margin-bottom: var(--space-1); color: var(--text); font-size: var(--step-ui); }
`;

const Below = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--step--1); text-align: center; }
`;
