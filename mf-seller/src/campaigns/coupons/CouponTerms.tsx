import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../kind.ts';

/** The rules of a coupon. */
export function CouponTerms({ campaign }: { campaign: Campaign<'coupon'> }) {
  const { t } = useTranslation('shopCampaigns');
  const format = useFormat();
  const { kind, value, cap, threshold, scope, things, total, perUser, validDays } = campaign;
  const span = [campaign.validFrom, campaign.validTo].flatMap((at) =>
    at === null ? [] : [format.dateTime(at)],
  );
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
            name: t('coupon.pieces'),
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
