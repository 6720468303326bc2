import { officePaths } from '@mall/contract/seller/office-paths';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, FailedSection, Notice, Skeleton, useFormat } from '@mall/ui';
import { DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdjustDialog } from './AdjustDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { GoodsFacts } from './GoodsFacts.tsx';
import { type Doing, SaleActions } from './SaleActions.tsx';
import { nameOf, SaleState } from './sale-columns.tsx';
import type { SaleDetail } from './useShopSales.ts';

/** One flash sale of the shop: what it sells, its rules, what came of it, and what may be done with it. */
export function SalePage({ id }: { id: string }) {
  const { t } = useTranslation('flashSales');
  const format = useFormat();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: sale, isError, refetch } = useQueryOf('shopSeckill.detail', { id }, { quiet: true });
  const [doing, setDoing] = useState<Doing>();
  if (sale === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (sale === undefined) return <Skeleton kind="block" height={480} />;
  const list = new URLSearchParams(params);
  list.delete('saleId');
  const back = list.size === 0 ? officePaths.flashSales() : `${officePaths.flashSales()}?${list}`;
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: back }, { label: nameOf(sale) }]} />}
      title={nameOf(sale)}
      sub={`${format.dateTime(sale.startAt)} – ${format.dateTime(sale.endAt)}`}
      status={<SaleState state={sale.state} />}
      actions={<SaleActions sale={sale} onDo={setDoing} />}
    >
      {sale.endReason !== '' && (
        <Notice tone="warning">{t('endedByMall', { reason: sale.endReason })}</Notice>
      )}
      <DetailLayout aside={<Figures sale={sale} />}>
        <OfficeCard title={t('goods.title')}>
          <GoodsFacts goods={sale.goods} neighbours={sale.neighbours} price={sale.price} state={sale.state} />
        </OfficeCard>
        <Terms sale={sale} />
      </DetailLayout>
      {doing === 'adjust' && <AdjustDialog sale={sale} onClose={end} />}
      {(doing === 'close' || doing === 'discard') && (
        <EndDialog
          sale={sale}
          does={doing}
          onClose={end}
          onDone={() => (doing === 'discard' ? void navigate(back) : end())}
        />
      )}
    </OfficePage>
  );
}

function Terms({ sale }: { sale: SaleDetail }) {
  const { t } = useTranslation('flashSales');
  const format = useFormat();
  const slots = sale.slots.map(({ from, to }) => `${from}–${to}`).join(', ');
  return (
    <OfficeCard title={t('terms')}>
      <KeyValues
        entries={[
          { id: 'stock', name: t('pieces'), value: format.number(sale.stock) },
          { id: 'order', name: t('field.perOrder'), value: format.number(sale.perOrderLimit) },
          { id: 'user', name: t('field.perUser'), value: format.number(sale.perUserLimit) },
          { id: 'coupon', name: t('field.allowCoupon'), value: t(sale.allowCoupon ? 'yes' : 'no') },
          { id: 'slots', name: t('field.slots'), value: slots === '' ? t('allDay') : slots },
        ]}
      />
    </OfficeCard>
  );
}

function Figures({ sale: { figures } }: { sale: SaleDetail }) {
  const { t } = useTranslation('flashSales');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <OfficeCard title={t('figures')}>
      <KeyValues
        entries={[
          ...(['sold', 'unpaid', 'left', 'orders'] as const).map((id) => ({
            id,
            name: t(`figure.${id}`),
            value: format.number(figures[id]),
          })),
          { id: 'taken', name: t('figure.taken'), value: money(figures.taken) },
          { id: 'off', name: t('figure.off'), value: <b>{money(figures.off)}</b> },
        ]}
      />
    </OfficeCard>
  );
}
