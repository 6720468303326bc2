/** What another address of an order makes old. */
export const addressChanges = ['order.detail', 'order.list', 'order.logistics', 'message.list'] as const;
