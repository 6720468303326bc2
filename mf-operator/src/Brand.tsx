import { Badge } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The mall's name, and that this is its console. */
export function Brand({ name }: { name: string }) {
  const { t } = useTranslation('operator');
  return (
    <Home to="/operator">
      <span>{name}</span>
      <Badge>{t('console')}</Badge>
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: var(--control);
  white-space: nowrap;

  > span:first-child {
    overflow: hidden;
    font: var(--weight-display) var(--step-2) / 1 var(--font-display);
    text-overflow: ellipsis;
  }
`;
