import { FailedSection, Picture, Skeleton } from '@mall/ui';
import { OfficeCard, RiskMark } from '@mall/ui/office';
import type { Item } from '@mall/contract/operations';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Lines, Quiet, Two } from './Lines.ts';
import { More } from './More.tsx';
import { places } from './places.ts';
import { useStock } from './useOverview.ts';

type Low = Item<'dashboard.stock'>;

/** The shop's own goods that are nearly sold out. */
export function LowStock() {
  const { t } = useTranslation('overview');
  const { data, failed, retry } = useStock();
  return (
    <OfficeCard
      title={t('stock.title')}
      actions={
        data && data.total > 0 && <More to={places.lowStock()}>{t('stock.all', { count: data.total })}</More>
      }
    >
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : data.list.length === 0 ? (
        <Quiet>{t('stock.none')}</Quiet>
      ) : (
        <Lines>
          {data.list.map((sku) => (
            <li key={sku.skuId}>
              <Row sku={sku} />
            </li>
          ))}
        </Lines>
      )}
    </OfficeCard>
  );
}

/** A link to its stock, for where that is shown. */
function Row({ sku: { skuId, name, specText, image, left } }: { sku: Low }) {
  const { t } = useTranslation('overview');
  const to = places.stockOf(skuId);
  const content = (
    <>
      <Thumb>
        <Picture src={image === '' ? null : image} alt="" width={36} height={36} sizes="36px" />
      </Thumb>
      <Two>
        <b title={name}>{name}</b>
        <small>{specText}</small>
      </Two>
      <RiskMark late={left <= 0}>{left <= 0 ? t('stock.out') : t('stock.left', { count: left })}</RiskMark>
    </>
  );
  return to === undefined ? <div>{content}</div> : <Link to={to}>{content}</Link>;
}

export const Thumb = styled.span`
  flex: none;
  width: 36px;
  height: 36px;

  > * { width: 100%; height: 100%; border: 1px solid var(--line); border-radius: var(--radius-s); }
`;
