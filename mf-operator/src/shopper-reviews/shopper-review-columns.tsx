import { reviewColumns } from '@mall/office/reviews';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { ShopperReview } from './useShopperReviews.ts';

/** The columns of both offices, who sold it, and what was found in it. */
export const shopperReviewColumns = reviewColumns<ShopperReview>({
  productLink: ({ product }) => `?product=${product.id}`,
  own: [
    {
      id: 'shop',
      header: 'column.seller',
      cell: (review) => <Seller review={review} />,
      width: '185px',
      wideOnly: true,
      card: 'line',
    },
  ],
  under: (review) => <Found review={review} />,
});

function Seller({ review: { shop, order } }: { review: ShopperReview }) {
  const { t } = useTranslation('shopperReviews');
  const to = `/operator/${shop === null ? 'orders' : 'shopOrders'}?orderId=${order.id}`;
  return Cells.link(to, shop?.name ?? t('theMall'), order.no);
}

function Found({ review: { contact, state, decidedBy } }: { review: ShopperReview }) {
  const { t } = useTranslation('shopperReviews');
  return (
    <>
      {contact !== null && <small>{t(`contact.${contact}`)}</small>}
      {decidedBy !== null && state !== 'waiting' && <small>{t('decidedBy', { name: decidedBy })}</small>}
    </>
  );
}
