import { officePaths } from '@mall/contract/seller/office-paths';
import { Breadcrumbs, FailedSection, Notice, Skeleton, useFormat } from '@mall/ui';
import { DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryOf } from '@mall/platform';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CouponState, nameOf } from './coupon-columns.tsx';
import { CouponActions, type Doing } from './CouponActions.tsx';
import { EndDialog } from './EndDialog.tsx';
import type { CouponDetail } from './useShopCoupons.ts';

/** One coupon of the shop: its terms, what came of it, and what may be done with it. */
export function CouponPage({ id }: { id: string }) {
  const { t } = useTranslation('shopCoupons');
  const format = useFormat();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: coupon, isError, refetch } = useQueryOf('shopCoupon.detail', { id }, { quiet: true });
  const [doing, setDoing] = useState<Doing>();
  if (coupon === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (coupon === undefined) return <Skeleton kind="block" height={480} />;
  const list = new URLSearchParams(params);
  list.delete('couponId');
  const back = list.size === 0 ? officePaths.coupons() : `${officePaths.coupons()}?${list}`;
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: back }, { label: nameOf(coupon) }]} />}
      title={nameOf(coupon)}
      sub={`${format.dateTime(coupon.takeFrom)} – ${format.dateTime(coupon.takeTo)}`}
      status={<CouponState state={coupon.state} />}
      actions={<CouponActions coupon={coupon} onDo={setDoing} />}
    >
      {coupon.endReason !== '' && (
        <Notice tone="warning">{t('endedByMall', { reason: coupon.endReason })}</Notice>
      )}
      <DetailLayout aside={<Figures coupon={coupon} />}>
        <Terms coupon={coupon} />
      </DetailLayout>
      {doing === 'adjust' && <AdjustDialog coupon={coupon} onClose={end} />}
      {(doing === 'close' || doing === 'discard') && (
        <EndDialog
          coupon={coupon}
          does={doing}
          onClose={end}
          onDone={() => (doing === 'discard' ? void navigate(back) : end())}
        />
      )}
    </OfficePage>
  );
}

function Terms({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation('shopCoupons');
  const format = useFormat();
  const { kind, value, cap, threshold, scope, things, total, perUser, validDays } = coupon;
  const span = [coupon.validFrom, coupon.validTo].flatMap((at) => (at === null ? [] : [format.dateTime(at)]));
  return (
    <OfficeCard title={t('terms')}>
      <KeyValues
        entries={[
          {
            id: 'worth',
            name: t('field.worth'),
            value: kind === 'amount' ? format.money(value) : format.percent(value),
          },
          ...(cap === null ? [] : [{ id: 'cap', name: t('field.cap'), value: format.money(cap) }]),
          { id: 'threshold', name: t('field.threshold'), value: format.money(threshold) },
          {
            id: 'scope',
            name: t('field.scope'),
            value: [t(`scope.${scope}`), ...things.map(({ name }) => name)].join(' · '),
          },
          {
            id: 'total',
            name: t('field.total'),
            value: total < 0 ? t('unlimited') : format.number(total),
          },
          { id: 'each', name: t('field.perMember'), value: format.number(perUser) },
          {
            id: 'valid',
            name: t('field.valid'),
            value: validDays === null ? span.join(' – ') : t('days', { count: validDays }),
          },
        ]}
      />
    </OfficeCard>
  );
}

function Figures({ coupon: { given, used, figures } }: { coupon: CouponDetail }) {
  const { t } = useTranslation('shopCoupons');
  const format = useFormat();
  const counts = { given, waiting: figures.waiting, used, orders: figures.orders };
  return (
    <OfficeCard title={t('figures')}>
      <KeyValues
        entries={[
          ...(['given', 'waiting', 'used', 'orders'] as const).map((id) => ({
            id,
            name: t(`figure.${id}`),
            value: format.number(counts[id]),
          })),
          { id: 'taken', name: t('figure.taken'), value: format.money(figures.taken) },
          { id: 'off', name: t('figure.off'), value: <b>{format.money(figures.off)}</b> },
        ]}
      />
    </OfficeCard>
  );
}
