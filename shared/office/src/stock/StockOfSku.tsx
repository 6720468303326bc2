import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, Button, ButtonLink, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { ApiError } from '@mall/platform';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useStockDesk } from './desk.ts';
import { OrdersCard } from './OrdersCard.tsx';
import { PointDialog } from './PointDialog.tsx';
import { SkuNumbers } from './SkuNumbers.tsx';
import { StockMovesCard } from './StockMovesCard.tsx';
import { StockState } from './stock-columns.tsx';
import { nameOf, useStockAddress } from './useStock.ts';

/** One SKU: its numbers, all that moved them, and the orders that hold it or wait for it. */
export function StockOfSku({ skuId }: { skuId: string }) {
  const { t } = useTranslation('stock');
  const { of, productPath, useMayEdit } = useStockDesk();
  const mayEdit = useMayEdit();
  const { backTo } = useStockAddress();
  const { data, error, refetch } = useQueryOf(`${of}.detail`, { id: skuId }, { quiet: true, retry: false });
  const [doing, setDoing] = useState<'receive' | 'correct' | 'point'>();
  const close = () => setDoing(undefined);
  if (error instanceof ApiError && ['missing', 'request.invalid'].includes(error.msgKey ?? ''))
    return (
      <OfficePage title={t('title')}>
        <EmptyMessage
          title={t('missing')}
          reason={t('missingReason')}
          action={{ label: t('toAll'), to: backTo }}
        />
      </OfficePage>
    );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: backTo }, { label: nameOf(data) }]} />}
      title={nameOf(data)}
      status={<StockState sku={data} />}
      actions={
        <>
          {data.goodsId !== null && <ButtonLink to={productPath(data.goodsId)}>{t('toProduct')}</ButtonLink>}
          {mayEdit && (
            <>
              <Button onClick={() => setDoing('point')}>{t('point.open')}</Button>
              <Button onClick={() => setDoing('correct')}>{t('correct.open')}</Button>
              <Button
                tone="primary"
                icon={<PackageCheck size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => setDoing('receive')}
              >
                {t('receive.open')}
              </Button>
            </>
          )}
        </>
      }
    >
      <SkuNumbers sku={data} />
      <DetailLayout aside={<OrdersCard sku={data} />}>
        <StockMovesCard skuId={skuId} />
      </DetailLayout>
      {(doing === 'receive' || doing === 'correct') && (
        <ChangeDialog what={doing} sku={data} onClose={close} />
      )}
      {doing === 'point' && <PointDialog skus={[data]} onClose={close} />}
    </OfficePage>
  );
}
