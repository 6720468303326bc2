import { useQueryOf } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';
import { type Taking, type Template, useTaking } from './useTaking.ts';

export const pageSize = 24;

export type CouponCenter = { retry: () => void } & (
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'ready'; list: readonly Template[]; page: number; total: number } & Taking)
);

/** The coupons that can be claimed. */
export const useCouponCenter = (): CouponCenter => {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, isError, refetch } = useQueryOf('coupon.center', { page, size: pageSize });
  const taking = useTaking();
  const retry = () => void refetch();
  if (data === undefined) return { retry, status: isError ? 'failed' : 'loading' };
  return { retry, status: 'ready', list: data.list, page: data.page, total: data.total, ...taking };
};
