import type { SlotProps } from '@mall/contract/core/slots';
import { CouponStrip } from '../coupons/CouponStrip.tsx';
import { SeckillOffer } from '../seckill/SeckillOffer.tsx';

/** On a product's page, under its price: the flash sale that runs now, and the coupons that count for it. */
export function ProductPromo(props: SlotProps['product.promo']) {
  return (
    <>
      <CouponStrip productId={props.productId} />
      <SeckillOffer {...props} />
    </>
  );
}
