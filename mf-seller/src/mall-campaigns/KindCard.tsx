import { media, Switch, useFormat } from '@mall/ui';
import { OfficeCard, StatusPill } from '@mall/ui/office';
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
      <Meaning>
        <dt>{t('customers')}</dt>
        <dd>{t(`${kind}.customers`)}</dd>
        <dt>{t('money')}</dt>
        <dd>
          <Money kind={kind} couponBps={campaigns.couponBps} />
        </dd>
      </Meaning>
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

/** Sentences, not figures: they begin at the left, and below their name on a phone. */
const Meaning = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, max-content) minmax(0, 72ch);
  gap: var(--space-3) var(--space-5);
  line-height: 1.5;

  > dt { color: var(--text-muted); }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);

    > dd + dt { margin-top: var(--space-3); }
  }
`;
