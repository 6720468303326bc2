import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { Dialog } from '../feedback/Dialog.tsx';
import { Loaded, type LoadedProps } from '../member/Loaded.tsx';
import { ProofForm, type ProofFormProps } from './ProofForm.tsx';

type Props = Pick<LoadedProps<Output<'account.proofWays'>>, 'read'> &
  Omit<ProofFormProps, 'ways' | 'mobile'> & { onClose: () => void };

/**
 * Asks once more whether it is the member, before an operation that wants a fresh proof. Closing it leaves everything
 * as it was typed.
 */
export function ProofDialog({ read, onClose, ...form }: Props) {
  const { t } = useTranslation('proof');
  return (
    <Dialog open size="small" title={t('title')} onClose={onClose}>
      <Lead>{t('text')}</Lead>
      <Loaded read={read}>{({ ways, mobile }) => <ProofForm ways={ways} mobile={mobile} {...form} />}</Loaded>
    </Dialog>
  );
}

const Lead = styled.p`
  margin-bottom: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);
`;
