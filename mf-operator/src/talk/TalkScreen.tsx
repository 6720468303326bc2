import { paths } from '@mall/contract/core/paths';
import { TalkPage } from '@mall/office/talk';
import { useMayOperate } from '../useMe.ts';

/** What members ask the mall itself, and its answers. */
export function TalkScreen() {
  const mayEditHours = useMayOperate('settings.edit');
  const seesOrders = useMayOperate('order.view');
  return (
    <TalkPage
      desk={{
        of: 'mallTalk',
        page: 'operator.talk',
        streamPath: '/api/platform/talkStream',
        mayEditHours,
        productPath: (productId) => paths.product({ productId }),
        orderPath: seesOrders ? (id) => `/operator/orders?orderId=${id}` : undefined,
      }}
    />
  );
}
