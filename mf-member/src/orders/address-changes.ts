import { ApiError, refresh } from '@mall/platform';

/** What another address of an order makes old. */
export const addressChanges = ['order.detail', 'order.list', 'order.logistics', 'message.list'] as const;

/** The order was recorded or sent, or the proposal is over: the page shows what is left to do. */
export const refreshLate = (error: Error): void => {
  if (
    error instanceof ApiError &&
    ['order.notAllowed', 'order.proposalOver', 'missing'].includes(error.msgKey ?? '')
  )
    for (const stale of addressChanges) void refresh(stale);
};
