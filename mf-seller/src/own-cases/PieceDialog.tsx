import { useQueryOf } from '@mall/platform';
import { Button, Dialog, EmptyMessage, FailedSection, MoneyText, Picture, Skeleton } from '@mall/ui';
import { SearchField } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRested } from '../useRested.ts';

const pageSize = 20;

/** A SKU among those that the shop sells, at its prices, by words. */
export function PieceDialog({
  onChoose,
  onClose,
}: {
  onChoose: (skuId: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('ownCases');
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState(pageSize);
  const keyword = useRested(typed);
  const { data, isError, refetch } = useQueryOf(
    'product.select',
    { keyword, page: 1, size },
    { placeholderData: (before) => before },
  );
  return (
    <Dialog open onClose={onClose} title={t('pick.title')}>
      <SearchField label={t('pick.find')} placeholder={t('pick.find')} value={typed} onChange={setTyped} />
      <Found role="status">{data && t('pick.found', { count: data.total })}</Found>
      {data === undefined &&
        (isError ? <FailedSection onRetry={() => void refetch()} /> : <Skeleton kind="rows" rows={5} />)}
      {data?.total === 0 && <EmptyMessage title={t('pick.none')} reason={t('pick.noneReason')} />}
      <List>
        {data?.list.map((sku) => (
          <li key={sku.skuId}>
            <button type="button" onClick={() => onChoose(sku.skuId)}>
              <Picture src={sku.image} alt="" width={48} height={48} sizes="48px" />
              <span>
                {sku.name}
                <small>
                  {sku.spec} · {t('pick.stock', { count: sku.stock })}
                </small>
              </span>
              <MoneyText amount={sku.price} decimals="always" strong />
            </button>
          </li>
        ))}
      </List>
      {data !== undefined && data.list.length < data.total && size < 100 && (
        <Button wide onClick={() => setSize(Math.min(100, size + pageSize))}>
          {t('pick.more')}
        </Button>
      )}
    </Dialog>
  );
}

const Found = styled.p`
  min-height: 20px;
  margin-block: var(--space-2);
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

const List = styled.ul`
  display: grid;

  > li { border-bottom: 1px solid var(--line); }
  button { display: grid; grid-template-columns: 48px minmax(0, 1fr) auto; gap: var(--space-3); align-items: center; width: 100%; padding: var(--space-2); font-size: var(--o-s); text-align: left; }
  button:hover { background: var(--surface-muted); }
  small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
`;
