import { paths } from '@mall/contract/core/paths';
import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import {
  ButtonLink,
  CouponTicket,
  EmptyMessage,
  FailedSection,
  Page,
  Pagination,
  Skeleton,
  Tabs,
  useFormat,
} from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tickets } from './Tickets.tsx';
import { useCouponPhrases } from './useCouponPhrases.ts';

const tabs = ['unused', 'used', 'expired'] as const;
type Tab = (typeof tabs)[number];

export function MyCouponScreen() {
  const { t } = useTranslation('promotion');
  const [params, setParams] = useSearchParams();
  const status = tabs.find((tab) => tab === params.get('status')) ?? 'unused';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, isError, refetch } = useQueryOf('coupon.mine', { status, page, size: 24 });
  return (
    <Page
      inset
      title={t('coupon.mine')}
      actions={<ButtonLink to={paths.coupons()}>{t('coupon.more')}</ButtonLink>}
    >
      <Tabs
        label={t('coupon.mine')}
        tabs={tabs.map((id) => ({ id, label: t(`coupon.tab.${id}`) }))}
        value={status}
        onChange={(next: Tab) => setParams({ status: next })}
      >
        {isError && <FailedSection onRetry={() => void refetch()} />}
        {!isError && data === undefined && <Skeleton kind="cards" rows={3} columns={3} />}
        {data?.list.length === 0 && (
          <EmptyMessage
            title={t(`coupon.noneOf.${status}`)}
            action={{ label: t('coupon.more'), to: paths.coupons() }}
          />
        )}
        {data !== undefined && data.list.length > 0 && (
          <>
            <Tickets>
              {data.list.map((coupon) => (
                <li key={coupon.id}>
                  <MyCoupon coupon={coupon} />
                </li>
              ))}
            </Tickets>
            <Pagination
              page={data.page}
              total={data.total}
              size={data.size}
              hrefOf={(next) => `?status=${status}&page=${next}`}
            />
          </>
        )}
      </Tabs>
    </Page>
  );
}

function MyCoupon({ coupon }: { coupon: Item<'coupon.mine'> }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const words = useCouponPhrases(coupon);
  const usable = coupon.status === 'unused';
  return (
    <CouponTicket
      {...words}
      title={coupon.name}
      note={`${coupon.scopeText} · ${t('coupon.until', { date: format.date(coupon.until) })}`}
      spent={!usable && coupon.status !== 'locked'}
      state={t(`coupon.status.${coupon.status}`)}
      action={
        usable && (
          <ButtonLink size="small" to={paths.productCenter()}>
            {t('coupon.useNow')}
          </ButtonLink>
        )
      }
    />
  );
}
