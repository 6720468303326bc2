import type { Output } from '@mall/contract/operations';
import { ApiError, useQueryOf } from '@mall/platform';

export type Brand = Output<'brand.info'>;

type State =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; brand: Brand };

/** The brand of an address, whatever that says. */
export const useBrand = (id: string): State => {
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const info = useQueryOf('brand.info', { id }, { enabled: isId, quiet: true });
  if (!isId) return { status: 'missing' };
  if (info.isPending) return { status: 'loading' };
  if (info.isSuccess) return { status: 'ready', brand: info.data };
  return info.error instanceof ApiError && info.error.msgKey === 'missing'
    ? { status: 'missing' }
    : { status: 'failed', retry: () => void info.refetch() };
};
