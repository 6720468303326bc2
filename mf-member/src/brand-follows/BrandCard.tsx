import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { Button, media, Picture } from '@mall/ui';
import { Card } from '@mall/ui/member';

/** A followed brand. */
export function BrandCard({
  brand,
  onUnfollow,
}: {
  brand: Item<'brandFollow.list'>;
  onUnfollow: () => void;
}) {
  const { t } = useTranslation('member');
  return (
    <Box as="article">
      {brand.logo ? (
        <Picture src={brand.logo} alt="" width={96} height={48} kind="plain" />
      ) : (
        <i aria-hidden="true">{brand.name.slice(0, 1)}</i>
      )}
      <div>
        <Link to={paths.brandGoods({ brandId: brand.id })}>{brand.name}</Link>
        <small>
          {t('brands.products', { count: brand.productCount })}
          {brand.newGoods > 0 && <em> · {t('brands.newGoods', { count: brand.newGoods })}</em>}
        </small>
        <p>{brand.intro}</p>
      </div>
      <Button size="small" aria-label={t('brands.unfollowOf', { name: brand.name })} onClick={onUnfollow}>
        {t('brands.unfollow')}
      </Button>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto; /* the logo's width */
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-4);
  ${media.phone} {
    grid-template-columns: 64px minmax(0, 1fr); /* a smaller logo */
    gap: var(--space-3);
    align-items: start;
    > button { grid-column: 2; justify-self: start; }
  }
  font-size: var(--step-ui);

  > i {
    display: grid;
    place-items: center;
    aspect-ratio: 2;
    border-radius: var(--radius-s);
    background: var(--surface-muted);
    font: var(--weight-display) var(--step-2) / 1 var(--font-display);
  }
  a { font-weight: var(--weight-strong); }
  a:hover { color: var(--brand); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  em { color: var(--brand); font-style: normal; }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--text-muted);
    font-size: var(--step--1);
    line-height: var(--leading-ui);
  }
`;
