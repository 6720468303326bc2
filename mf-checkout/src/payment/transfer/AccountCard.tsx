import { Panel, media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Payment } from '../usePayment.ts';
import { CopyRow } from './CopyRow.tsx';
import { Rows } from './Rows.ts';

/** One account: number and holder to copy, its code to scan, and what the seller says of it. */
export function AccountCard({ account }: { account: Payment['accounts'][number] }) {
  const { t } = useTranslation('transfer');
  const { bank, holder, number, branch, note, qr } = account;
  return (
    <Panel title={bank}>
      <Beside data-code={qr === null ? undefined : ''}>
        <div>
          <Rows>
            <CopyRow label={t('number')} text={number} />
            <CopyRow label={t('holder')} text={holder} />
            {branch !== '' && <CopyRow label={t('branch')} text={branch} />}
          </Rows>
          {note !== '' && <p>{note}</p>}
        </div>
        {qr !== null && <img src={qr} alt={t('code', { bank })} width={200} height={200} />}
      </Beside>
    </Panel>
  );
}

const Beside = styled.div`
  &[data-code] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-5);
    align-items: start;
    ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
  }
  p { margin-top: var(--space-3); color: var(--text-muted); font-size: var(--step-ui); overflow-wrap: anywhere; white-space: pre-line; }
  img {
    width: 200px; /* read from an arm's length */
    height: 200px; /* as wide as high */
    object-fit: contain;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: white; /* the paper of a QR code stays white */
    ${media.phone} { justify-self: center; }
  }
`;
