import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The source of the price: the coefficient, or the shop's own price for all or some of the SKUs. */
export function OwnPrice({ own, of, factor }: { own: number; of: number; factor: string }) {
  const { t } = useTranslation('prices');
  if (own === 0) return <span data-muted>× {factor.replace(/0+$/, '').replace(/\.$/, '')}</span>;
  return <Tag>{own === of ? t('own') : t('ownOf', { count: own, of })}</Tag>;
}

const Tag = styled.span`
  padding: 2px var(--space-2);
  border-radius: var(--radius-s);
  background: var(--tone-neutral-bg);
  color: var(--tone-neutral-fg);
  font-size: var(--o-xs);
  font-weight: var(--weight-strong);
`;
