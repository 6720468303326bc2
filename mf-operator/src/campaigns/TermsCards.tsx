import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { CampaignDetail } from './useCampaigns.ts';

type Of<Kind extends 'seckill' | 'coupon' | 'boost'> = NonNullable<CampaignDetail[Kind]>;

/** The rules of a flash sale. */
export function SaleCard({ sale }: { sale: Of<'seckill'> }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const slots = sale.slots.map(({ from, to }) => `${from}–${to}`).join(', ');
  return (
    <OfficeCard title={t('terms')}>
      <KeyValues
        entries={[
          { id: 'stock', name: t('pieces.seckill'), value: format.number(sale.stock) },
          { id: 'order', name: t('field.perOrder'), value: format.number(sale.perOrderLimit) },
          { id: 'user', name: t('field.perUser'), value: format.number(sale.perUserLimit) },
          { id: 'coupon', name: t('field.allowCoupon'), value: t(sale.allowCoupon ? 'yes' : 'no') },
          { id: 'slots', name: t('field.slots'), value: slots === '' ? t('allDay') : slots },
          ...(sale.endReason === ''
            ? []
            : [{ id: 'reason', name: t('close.reason'), value: sale.endReason }]),
        ]}
      />
    </OfficeCard>
  );
}

/** The rules of a coupon. */
export function CouponCard({ coupon }: { coupon: Of<'coupon'> }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const worth = coupon.kind === 'amount' ? money(coupon.value) : format.percent(coupon.value);
  const until = [coupon.validFrom, coupon.validTo].map((at) => (at === null ? '' : format.dateTime(at)));
  const scope = [t(`scope.${coupon.scope}`), ...coupon.things.map(({ name }) => name)];
  return (
    <OfficeCard title={t('terms')}>
      <KeyValues
        entries={[
          { id: 'worth', name: t('field.worth'), value: worth },
          ...(coupon.cap === null ? [] : [{ id: 'cap', name: t('field.cap'), value: money(coupon.cap) }]),
          { id: 'threshold', name: t('field.threshold'), value: money(coupon.threshold) },
          { id: 'scope', name: t('field.scope'), value: scope.join(' · ') },
          { id: 'source', name: t('field.source'), value: t(`source.${coupon.source}`) },
          { id: 'funder', name: t('field.funder'), value: t(`funder.${coupon.funder}`) },
          ...(coupon.shop === null ? [] : [{ id: 'shop', name: t('field.shop'), value: coupon.shop.name }]),
          {
            id: 'total',
            name: t('pieces.coupon'),
            value: coupon.total < 0 ? t('unlimited') : format.number(coupon.total),
          },
          { id: 'user', name: t('field.perMember'), value: format.number(coupon.perUser) },
          {
            id: 'valid',
            name: t('field.valid'),
            value: coupon.validDays === null ? until.join(' – ') : t('days', { count: coupon.validDays }),
          },
          ...(coupon.endReason === ''
            ? []
            : [{ id: 'reason', name: t('close.reason'), value: coupon.endReason }]),
        ]}
      />
    </OfficeCard>
  );
}

/** The rules of a boost. */
export function BoostCard({ boost }: { boost: Of<'boost'> }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const money = (amount: number | null) =>
    amount === null ? null : format.money(amount, { decimals: 'always' });
  const hours = (count: number) => t('hours', { count });
  const prize = {
    price_cut: [
      { id: 'start', name: t('field.startPrice'), value: money(boost.startPrice) },
      { id: 'floor', name: t('field.floorPrice'), value: money(boost.floorPrice) },
    ],
    red_envelope: [{ id: 'reward', name: t('field.reward'), value: money(boost.reward) }],
    coupon: [{ id: 'template', name: t('field.template'), value: boost.template?.name }],
  }[boost.kind];
  return (
    <OfficeCard title={t('terms')}>
      <KeyValues
        entries={[
          { id: 'kind', name: t('field.prize'), value: t(`prize.${boost.kind}`) },
          ...prize,
          { id: 'helps', name: t('field.helps'), value: format.number(boost.helps) },
          { id: 'weight', name: t('field.newUserWeight'), value: format.number(boost.newUserWeight) },
          { id: 'duration', name: t('field.durationHours'), value: hours(boost.durationHours) },
          ...(boost.kind === 'price_cut'
            ? [
                { id: 'orderHours', name: t('field.orderHours'), value: hours(boost.orderHours) },
                { id: 'early', name: t('field.earlyBuy'), value: t(boost.earlyBuy ? 'yes' : 'no') },
              ]
            : []),
          { id: 'stock', name: t('pieces.boost'), value: format.number(boost.stock) },
          { id: 'launches', name: t('field.launchLimit'), value: format.number(boost.launchLimit) },
          { id: 'here', name: t('field.helpLimit'), value: format.number(boost.helpLimit) },
          { id: 'day', name: t('field.helpLimitDay'), value: format.number(boost.helpLimitDay) },
        ]}
      />
    </OfficeCard>
  );
}
