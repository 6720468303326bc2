import { StarsFilter } from '@mall/office/reviews';
import { Button } from '@mall/ui';
import { FilterSegments, TableLook, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { ShopChoice } from '../ShopChoice.tsx';
import { shopperReviewColumns } from './shopper-review-columns.tsx';
import { sellers, type ShopperReviews } from './useShopperReviews.ts';

/** Stars, pictures, who sold it, the product of a row, and columns: all of it in the address. */
export function ShopperReviewTools({ reviews }: { reviews: ShopperReviews }) {
  const { t } = useTranslation(['shopperReviews', 'reviewParts']);
  const { asked, ask, product } = reviews;
  return (
    <Toolbar>
      <StarsFilter value={asked} onChange={ask} />
      <FilterSegments
        label={t('seller')}
        segments={sellers.map((value) => ({ value, label: t(`sellers.${value}`) }))}
        value={asked.shop === 'mall' ? 'mall' : 'all'}
        onChange={(value) => ask({ shop: value === 'mall' ? 'mall' : '' })}
      />
      <ShopChoice
        label={t('shop')}
        placeholder={t('anyShop')}
        value={asked.shop === 'mall' ? '' : asked.shop}
        shop={reviews.shop}
        onChange={(shop) => ask({ shop })}
      />
      {product !== null && <span>{t('ofProduct', { name: product.name })}</span>}
      {reviews.narrowed && (
        <Button tone="ghost" size="small" onClick={reviews.widen}>
          {t('clear')}
        </Button>
      )}
      <TableLook columns={shopperReviewColumns} list={reviews} say={(key) => t(`reviewParts:${key}`)} />
    </Toolbar>
  );
}
