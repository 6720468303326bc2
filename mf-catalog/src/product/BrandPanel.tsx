import { paths } from '@mall/contract/core/paths';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { ButtonLink, media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BrandLogo } from '../BrandLogo.tsx';
import { FollowButton } from '../FollowButton.tsx';
import { useFollowing } from '../useFollowing.ts';
import type { Product } from './sku-choice.ts';

/** The brand of the piece; following it brings news of new ones, and whoever sells the piece answers questions. */
export function BrandPanel({
  productId,
  brand: { id, name, logo, intro, attention, productCount },
}: Pick<Product, 'brand'> & { productId: string }) {
  const { t } = useTranslation('catalog');
  const following = useFollowing();

  return (
    <Card aria-label={t('product.brand.label', { name })}>
      {logo ? <BrandLogo src={logo} alt="" /> : <Name>{name}</Name>}
      <div>
        {logo && <b>{name}</b>}
        {intro && <p>{intro}</p>}
        <small>
          {t('product.brand.pieces', { count: productCount })} ·{' '}
          {t('product.brand.followers', { count: attention })}
        </small>
      </div>
      <Actions>
        <FollowButton brand={{ id, name }} following={following} />
        <ButtonLink tone="soft" to={paths.brandGoods({ brandId: id })}>
          {t('product.brand.all')}
        </ButtonLink>
        <ButtonLink tone="ghost" to={talkPath({ kind: 'product', id: productId })}>
          {t('product.brand.ask')}
        </ButtonLink>
      </Actions>
    </Card>
  );
}

const Card = styled.section`
  --logo-ground: var(--surface);
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr) fit-content(42%);
  gap: var(--space-5);
  align-items: center;
  margin-top: var(--space-7);
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  p { font-size: var(--step-ui); line-height: 1.5; }
  small { color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-3); padding: var(--space-5) var(--space-4); }
`;

const Name = styled.b`
  font: var(--weight-display) var(--step-2) / 1.2 var(--font-display);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
