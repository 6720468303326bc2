import type { SalesSpan } from '@mall/contract/seller/dashboard';
import { FailedSection, MoneyText, Picture, Skeleton } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Quiet, Two } from './Lines.ts';
import { Thumb } from './LowStock.tsx';
import { useBest } from './useOverview.ts';

/** The bestsellers in the period of the chart. */
export function BestSellers({ span }: { span: SalesSpan }) {
  const { t } = useTranslation('overview');
  const { data, failed, retry } = useBest(span);
  const most = Math.max(1, ...(data?.list.map(({ amount }) => amount) ?? []));
  return (
    <OfficeCard title={t('best.title')} actions={<Quiet>{t(`sales.spans.${span}`)}</Quiet>}>
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : data.list.length === 0 ? (
        <Quiet>{t('best.none')}</Quiet>
      ) : (
        <Ranks>
          {data.list.map(({ productId, name, image, pieces, amount }) => (
            <li key={productId}>
              <Thumb>
                <Picture src={image === '' ? null : image} alt="" width={36} height={36} sizes="36px" />
              </Thumb>
              <Two>
                <span title={name}>{name}</span>
                <i style={{ width: `${(amount / most) * 100}%` }} aria-hidden="true" />
              </Two>
              <span>
                <MoneyText amount={amount} decimals="always" />
                <small>{t('best.pieces', { count: pieces })}</small>
              </span>
            </li>
          ))}
        </Ranks>
      )}
      {data?.sampled && <Quiet>{t('best.sampled')}</Quiet>}
    </OfficeCard>
  );
}

const Ranks = styled.ol`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  > li { display: flex; align-items: center; gap: var(--space-3); }
  > li > span:nth-child(2) { gap: var(--space-1); }
  i { display: block; height: 4px; border-radius: 2px; background: var(--o-chart-1); }
  > li > span:last-child { display: grid; flex: none; justify-items: end; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
