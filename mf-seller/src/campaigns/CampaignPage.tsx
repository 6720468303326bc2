import { Breadcrumbs, FailedSection, Notice, Skeleton, useFormat } from '@mall/ui';
import { DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CampaignActions, type Doing } from './CampaignActions.tsx';
import { State } from './columns.tsx';
import { EndDialog } from './EndDialog.tsx';
import { type Campaign, type Kind, nameOf, places, type ShopKind } from './kind.ts';

type Props<K extends ShopKind> = { of: Kind<K>; id: string };

/** One campaign of the shop: its terms, what came of it, and what may be done with it. */
export function CampaignPage<K extends ShopKind>({ of, id }: Props<K>) {
  const { kind, useOne, spanOf, Terms } = of;
  const { which, list: all } = places[kind];
  const { t } = useTranslation('shopCampaigns');
  const format = useFormat();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: campaign, isError, refetch } = useOne(id);
  const [doing, setDoing] = useState<Doing>();
  if (campaign === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (campaign === undefined) return <Skeleton kind="block" height={480} />;
  const list = new URLSearchParams(params);
  list.delete(which);
  const back = list.size === 0 ? all : `${all}?${list}`;
  const span = spanOf(campaign);
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t(`${kind}.title`), to: back }, { label: nameOf(campaign) }]} />}
      title={nameOf(campaign)}
      sub={`${format.dateTime(span.startAt)} – ${format.dateTime(span.endAt)}`}
      status={<State state={campaign.state} />}
      actions={<CampaignActions kind={kind} campaign={campaign} onDo={setDoing} />}
    >
      {campaign.endReason !== '' && (
        <Notice tone="warning">{t(`${kind}.endedByMall`, { reason: campaign.endReason })}</Notice>
      )}
      <DetailLayout aside={<Figures of={of} campaign={campaign} />}>
        <Terms campaign={campaign} />
      </DetailLayout>
      {doing === 'adjust' && <AdjustDialog kind={kind} campaign={campaign} span={span} onClose={end} />}
      {(doing === 'close' || doing === 'discard') && (
        <EndDialog
          kind={kind}
          campaign={campaign}
          does={doing}
          onClose={end}
          onDone={() => (doing === 'discard' ? void navigate(back) : end())}
        />
      )}
    </OfficePage>
  );
}

function Figures<K extends ShopKind>({ of, campaign }: { of: Kind<K>; campaign: Campaign<K> }) {
  const { t } = useTranslation('shopCampaigns');
  const format = useFormat();
  const { orders, taken, off } = campaign.figures;
  const money = (amount: number) => format.money(amount, { decimals: of.decimals });
  return (
    <OfficeCard title={t('figures')}>
      <KeyValues
        entries={[
          ...[...of.countsOf(campaign), ['orders', orders] as const].map(([id, count]) => ({
            id,
            name: t(`figure.${id}`),
            value: format.number(count),
          })),
          { id: 'taken', name: t('figure.taken'), value: money(taken) },
          { id: 'off', name: t('figure.off'), value: <b>{money(off)}</b> },
        ]}
      />
    </OfficeCard>
  );
}
