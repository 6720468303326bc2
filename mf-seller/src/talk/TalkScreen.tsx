import { paths } from '@mall/contract/core/paths';
import { officePaths } from '@mall/contract/seller/office-paths';
import { TalkPage } from '@mall/office/talk';
import { useMay } from '@mall/platform';

/** What members ask the shop, and its answers. */
export function TalkScreen() {
  const mayEditHours = useMay('shop.edit');
  const seesOrders = useMay('order.view');
  return (
    <TalkPage
      desk={{
        of: 'shopTalk',
        page: 'seller.talk',
        streamPath: '/api/shop/talkStream',
        mayEditHours,
        productPath: (productId) => paths.product({ productId }),
        orderPath: seesOrders ? (id) => `${officePaths.orders()}?orderId=${id}` : undefined,
      }}
    />
  );
}
