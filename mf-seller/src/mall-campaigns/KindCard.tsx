import { Switch, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Campaigns, Kind } from './useMallCampaigns.ts';

type Props = {
  kind: Kind;
  campaigns: Campaigns;
  disabled: boolean;
  onSet: (takesPart: boolean) => void;
};

/** The mall's campaigns of one kind: whether they run here, and what that means for customers and for money. */
export function KindCard({ kind, campaigns, disabled, onSet }: Props) {
  const { t } = useTranslation('mallCampaigns');
  const format = useFormat();
  const since = campaigns[kind];
  return (
    <OfficeCard title={t(`${kind}.title`)}>
      <Head>
        <Switch label={t(`${kind}.switch`)} checked={since === null} disabled={disabled} onChange={onSet} />
        {since === null ? (
          <StatusPill tone="good">{t('in')}</StatusPill>
        ) : (
          <StatusPill tone="wait">{t('out', { at: format.dateTime(since, 'short') })}</StatusPill>
        )}
      </Head>
      <KeyValues
        entries={[
          { id: 'customers', name: t('customers'), value: t(`${kind}.customers`) },
          { id: 'money', name: t('money'), value: <Money kind={kind} couponBps={campaigns.couponBps} /> },
        ]}
      />
    </OfficeCard>
  );
}

/** Who sees money reads the share of coupons that the terms of the shop name. */
function Money({ kind, couponBps }: { kind: Kind } & Pick<Campaigns, 'couponBps'>) {
  const { t } = useTranslation('mallCampaigns');
  const format = useFormat();
  if (kind !== 'coupon' || couponBps === null) return t(`${kind}.money`);
  return couponBps === 0 ? t('coupon.none') : t('coupon.share', { share: format.percent(couponBps) });
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
`;
