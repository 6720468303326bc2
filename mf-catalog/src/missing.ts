import { ApiError } from '@mall/platform';

/** Whether an answer says that the thing is not there (any more). Everything else that goes wrong may go right the next time. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.msgKey === 'missing';
