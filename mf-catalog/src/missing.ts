import { ApiError } from '@mall/platform';

/**
 * Whether an error means that the thing does not exist (any more). Any other error may not occur the next
 * time.
 */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.msgKey === 'missing';
