import type { CampaignKind } from '@mall/contract/campaign/campaign';
import { Breadcrumbs, FailedSection, Skeleton, useFormat } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nameOf } from '../name-of.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { BoostCard, CouponCard, SaleCard } from './TermsCards.tsx';
import { State } from './campaign-columns.tsx';
import { CampaignActions, type Doing } from './CampaignActions.tsx';
import { EndDialog } from './EndDialog.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { LaunchesCard } from './LaunchesCard.tsx';
import { backFrom, useCampaign } from './useCampaigns.ts';
import { soldIn } from './warnings.ts';

type Props = { kind: CampaignKind; id: string };

/** One campaign: its terms, what it sells, what came of it, who bears what it costs, and what may be done with it. */
export function CampaignPage({ kind, id }: Props) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const navigate = useNavigate();
  const back = backFrom(useSearchParams()[0]);
  const { data: campaign, isError, refetch } = useCampaign(kind, id);
  const [doing, setDoing] = useState<Doing>();
  if (campaign === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (campaign === undefined) return <Skeleton kind="block" height={480} />;
  const name = nameOf(campaign.name);
  const sold = soldIn(campaign);
  const end = () => setDoing(undefined);
  const made = format.dateTime(campaign.madeAt, 'short');
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: back }, { label: name }]} />}
      title={name}
      sub={[
        t(`kind.${kind}`),
        `${format.dateTime(campaign.startAt)} – ${format.dateTime(campaign.endAt)}`,
        campaign.madeBy === null ? t('made', { at: made }) : t('madeBy', { at: made, name: campaign.madeBy }),
      ].join(' · ')}
      status={<State state={campaign.state} />}
      actions={<CampaignActions campaign={campaign} onDo={setDoing} />}
    >
      <DetailLayout aside={<FiguresCard campaign={campaign} />}>
        {sold && <GoodsCard sold={sold} />}
        {campaign.seckill && <SaleCard sale={campaign.seckill} />}
        {campaign.coupon && <CouponCard coupon={campaign.coupon} />}
        {campaign.boost && <BoostCard boost={campaign.boost} />}
        {kind === 'boost' && campaign.state !== 'draft' && <LaunchesCard activityId={id} />}
      </DetailLayout>
      {doing === 'adjust' && <AdjustDialog campaign={campaign} onClose={end} />}
      {(doing === 'close' || doing === 'discard') && (
        <EndDialog
          campaign={campaign}
          does={doing}
          onClose={end}
          onDone={() => (doing === 'discard' ? void navigate(back) : end())}
        />
      )}
    </OfficePage>
  );
}
