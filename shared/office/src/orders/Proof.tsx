import { Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * The buyer's picture of a transfer: uncropped, so that no amount is cut off, and in full size with a click.
 */
export function Proof({ url, height }: { url: string; height: number }) {
  const { t } = useTranslation('orderParts');
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Slip src={url} alt={t('proof')} width={480} height={height} kind="plain" />
    </a>
  );
}

const Slip = styled(Picture)`
  border: 1px solid var(--line);
  background: var(--p-white);
`;
