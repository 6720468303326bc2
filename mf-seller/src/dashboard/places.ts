import type { OrderNeed } from '@mall/contract/trade/order';
import { officePaths } from '@mall/contract/seller/office-paths';
import { opens } from '@mall/platform';

/** The links of the overview's parts; a page that does not exist yet has no link. */
export const places = {
  orders: (need: OrderNeed) => `${officePaths.orders()}?need=${need}`,
  order: (orderId: string) => `${officePaths.orders()}?orderId=${orderId}`,
  delivery: (id: string, orderId: string) =>
    opens(deliveryPage) ? `${deliveryPage}?id=${id}` : places.order(orderId),
  deliveries: (risk?: 'atRisk' | 'late') =>
    whereOpen(deliveryList, risk === undefined ? '' : `?risk=${risk}`),
  wants: () => whereOpen(officePaths.wants()),
  dueWants: () => whereOpen(officePaths.wants(), '?due=1'),
  lowStock: () => whereOpen(officePaths.stock(), '?tab=low&sort=free'),
  stockOf: (skuId: string) => whereOpen(officePaths.stock(), `?skuId=${skuId}`),
  product: (productId: string) =>
    whereOpen('/userAdmin/goods/goodsList', `?keyword=${encodeURIComponent(productId)}`),
} as const;

const deliveryList = '/userAdmin/orders/orderDeliveryList';
const deliveryPage = '/userAdmin/orders/orderDeliveryDetail';

const whereOpen = (path: string, query = ''): string | undefined =>
  opens(path) ? `${path}${query}` : undefined;
