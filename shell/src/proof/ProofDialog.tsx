import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { api, type ProofAsked, useMutationOf, useQueryOf } from '@mall/platform';
import { Dialog } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { ProofForm } from './ProofForm.tsx';

/**
 * Asks once more whether it is the member, before an operation that wants a fresh proof; it goes on by itself
 * afterwards. Closing the dialog leaves everything as it was typed.
 */
export function ProofDialog({ asked }: { asked: ProofAsked }) {
  const { t } = useTranslation('proof');
  const known = useQueryOf('account.proofWays', {}, { quiet: true, gcTime: 0 });
  const prove = useMutationOf('account.prove', { onSuccess: () => asked.answer(true) });
  return (
    <Dialog open size="small" title={t('title')} onClose={() => asked.answer(false)}>
      <Lead>{t('text')}</Lead>
      <Loaded read={known}>
        {({ ways, mobile }) => (
          <ProofForm
            ways={ways}
            mobile={mobile}
            passkeyOptions={() => api('account.proofOptions', {})}
            busy={prove.isPending}
            onGiven={(given) => prove.mutate(given)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

const Lead = styled.p`
  margin-bottom: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);
`;
