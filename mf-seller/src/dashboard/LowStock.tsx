import { FailedSection, Picture, Skeleton } from '@mall/ui';
import { OfficeCard, RiskMark } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Lines, Quiet, Two } from './Lines.ts';
import { More } from './More.tsx';
import { places } from './places.ts';
import { useStock } from './useOverview.ts';

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
          {data.list.map(({ skuId, name, specText, image, left }) => (
            <li key={skuId}>
              <div>
                <Thumb>
                  <Picture src={image === '' ? null : image} alt="" width={36} height={36} sizes="36px" />
                </Thumb>
                <Two>
                  <span title={name}>{name}</span>
                  <small>{specText}</small>
                </Two>
                <RiskMark late={left <= 0}>
                  {left <= 0 ? t('stock.out') : t('stock.left', { count: left })}
                </RiskMark>
              </div>
            </li>
          ))}
        </Lines>
      )}
    </OfficeCard>
  );
}

export const Thumb = styled.span`
  flex: none;
  width: 36px;
  height: 36px;

  > * { width: 100%; height: 100%; border: 1px solid var(--line); border-radius: var(--radius-s); }
`;
