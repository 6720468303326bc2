import type { SlotProps } from '@mall/contract/core/slots';
import { CouponStrip } from '../coupons/CouponStrip.tsx';
import { SeckillOffer } from '../seckill/SeckillOffer.tsx';

/** On a product's page, under its price: the running flash sale, and the coupons for the product. */
export function ProductPromo(props: SlotProps['product.promo']) {
  return (
    <>
      <CouponStrip productId={props.productId} />
      <SeckillOffer {...props} />
    </>
  );
}
