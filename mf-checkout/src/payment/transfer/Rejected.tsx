import { Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Why the last transfer was not accepted. */
export function Rejected({ reason }: { reason: string }) {
  const { t } = useTranslation('transfer');
  return (
    <Above tone="warning" role="status">
      <b>{t('rejected', { reason })}</b>
      {t('rejectedAgain')}
    </Above>
  );
}

const Above = styled(Notice)`
  margin-bottom: var(--space-5);

  b { display: block; overflow-wrap: anywhere; }
`;
