import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/paths';
import { events, rememberIntent, toast, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

export type Template = Item<'coupon.center'>;

export const pageSize = 24;

export type CouponCenter = { retry: () => void } & (
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      list: readonly Template[];
      page: number;
      total: number;
      taking: string | null;
      take: (template: Template) => void;
    }
);

/** The coupons that can be taken. Taking one without being signed in leads to the sign-in and is done after it. */
export const useCouponCenter = (): CouponCenter => {
  const { t } = useTranslation('promotion');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { token } = useSession();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, isError, refetch } = useQueryOf('coupon.center', { page, size: pageSize });
  const taking = useMutationOf('coupon.take', {
    refreshes: ['coupon.center', 'coupon.mine'],
    onSuccess: (coupon) => {
      events.emit('coupon/taken', { templateId: coupon.templateId });
      toast.success(t('coupon.takenToast'));
    },
  });
  const retry = () => void refetch();
  if (data === undefined) return { retry, status: isError ? 'failed' : 'loading' };
  const take = (template: Template) => {
    if (token !== null) return taking.mutate({ id: template.id });
    rememberIntent({ op: 'coupon.take', input: { id: template.id } });
    void navigate(paths.login());
  };
  return {
    retry,
    status: 'ready',
    list: data.list,
    page: data.page,
    total: data.total,
    taking: taking.isPending ? String(taking.variables.id) : null,
    take,
  };
};
