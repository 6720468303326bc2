import type { Output } from '@mall/contract/operations';
import { isNumId } from '@mall/contract/core/read-query';
import { useQueryOf } from '@mall/platform';
import { isMissing } from '../missing.ts';

export type Brand = Output<'brand.info'>;

type State =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; brand: Brand };

/** The brand in the address, if it is valid. */
export const useBrand = (id: string): State => {
  const isId = isNumId(id);
  const info = useQueryOf('brand.info', { id }, { enabled: isId, quiet: true });
  if (!isId) return { status: 'missing' };
  if (info.isPending) return { status: 'loading' };
  if (info.isSuccess) return { status: 'ready', brand: info.data };
  return isMissing(info.error)
    ? { status: 'missing' }
    : { status: 'failed', retry: () => void info.refetch() };
};
