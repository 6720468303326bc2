import { bcp47 } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';
import { Slot } from '@mall/platform';
import { HeartButton, media, Rating, SkuPicker, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFavourites } from '../useFavourites.ts';
import { BuyRow } from './BuyRow.tsx';
import { Facts } from './Facts.tsx';
import { PriceBox } from './PriceBox.tsx';
import { measureNote } from './sku-choice.ts';
import { ShareButton } from '../ShareButton.tsx';
import type { Shown } from './useProduct.ts';

/** Everything to decide and to buy, beside the pictures. */
export function BuyBox({ product, sku, choice, choose, figures }: Shown) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const favourites = useFavourites([product.id]);
  const { reviews, sales = product.sales } = figures ?? {};
  const address = paths.product({ productId: product.id, skuId: sku?.id });

  return (
    <Box>
      <Top>
        <Link to={paths.brandGoods({ brandId: product.brand.id })}>{product.brand.name}</Link>
        <span>
          <ShareButton name={product.name} path={address} />
          <HeartButton
            plain
            name={product.name}
            collected={favourites.has(product.id)}
            onCollect={() => favourites.toggle(product.id)}
          />
        </span>
      </Top>
      <h1 tabIndex={-1} lang={bcp47[product.contentLang]}>
        {product.name}
      </h1>
      <Figures>
        {reviews && reviews.count > 0 && (
          <a href="#reviews">
            <Rating value={reviews.average} />
            <b>{format.number(reviews.average, { maximumFractionDigits: 1 })}</b>
            <span>{t('product.reviews', { count: reviews.count })}</span>
          </a>
        )}
        <span>{t('product.sold', { count: sales })}</span>
      </Figures>
      <PriceBox product={product} sku={sku} />
      <Promo data-some={product.coupons > 0 || undefined}>
        <Slot at="product.promo" props={{ productId: product.id, skuId: sku?.id }} />
      </Promo>
      {product.specs.length > 0 && (
        <Options>
          <SkuPicker
            specs={product.specs}
            skus={product.skus}
            choice={choice}
            onChange={choose}
            noteOf={(valueId) => measureNote(product, valueId)}
          />
        </Options>
      )}
      {sku && <BuyRow product={product} sku={sku} />}
      <Facts productId={product.id} sku={sku} />
    </Box>
  );
}

const Box = styled.div`
  position: sticky;
  top: calc(var(--bar) + var(--space-4));
  min-width: 0;

  h1 {
    margin: 2px 0 var(--space-3);
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
    overflow-wrap: anywhere;
  }
  :lang(zh) & h1, h1:lang(zh) { letter-spacing: 0; line-height: 1.28; }
  ${media.belowDesk} { position: static; }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--control);
  margin-top: calc(-1 * var(--space-3));
  font-size: var(--step--1);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > a:hover { color: var(--brand); }
  > span { display: flex; margin-right: calc(-1 * var(--space-3)); }
  ${media.phone} { margin-top: 0; }
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);

  > a { display: inline-flex; align-items: center; gap: var(--space-2); }
  > a:hover span { text-decoration: underline; }
  b { color: var(--text); font-weight: var(--weight); font-variant-numeric: tabular-nums; }
`;

/* The line of coupons belongs to another remote: its place is reserved when there are any. */
const Promo = styled.div`
  &[data-some] { min-height: 64px; /* a line of coupons with its margin */ padding-top: var(--space-4); }
  &:not([data-some]) > :first-child { margin-top: var(--space-4); }
`;

const Options = styled.div`
  margin-top: var(--space-5);
`;
