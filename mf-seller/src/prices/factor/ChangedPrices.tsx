import { KeysFoot } from '@mall/office';
import { useMay, useSingleKeys } from '@mall/platform';
import { Chip, EmptyMessage, useFormat } from '@mall/ui';
import { DataTable, OfficeCard, SearchField } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { factorColumns } from './factor-columns.tsx';
import { type Factor, pageSize } from './useFactor.ts';

/**
 * Every price that would change, the largest change first, paged by the server; or the own prices, which
 * stay.
 */
export function ChangedPrices({ factor }: { factor: Factor }) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  const keys = useSingleKeys();
  const [typed, setTyped] = useState('');
  const { preview } = factor;
  const own = preview?.summary.own ?? 0;
  const total = preview?.total ?? 0;
  return (
    <Card
      flush
      title={
        <>
          {t('changed')} <small>{t('largest', { number: format.number(total) })}</small>
        </>
      }
      actions={
        <Tools>
          <Chip
            chosen={factor.only === 'own'}
            onClick={() => factor.setOnly(factor.only === 'own' ? 'changed' : 'own')}
          >
            {t('onlyOwn', { number: format.number(own) })}
          </Chip>
          <SearchField label={t('find')} value={typed} onChange={setTyped} onSearch={factor.setKeyword} />
        </Tools>
      }
    >
      <DataTable
        label={t('changed')}
        columns={factorColumns(useMay('finance.view'))}
        rows={preview?.list ?? []}
        rowKey={(row) => row.skuId}
        rowName={(row) => row.name}
        say={(key) => t(key)}
        load={factor}
        keys={keys}
        empty={<EmptyMessage art="none" title={t('none')} reason={t('noneReason')} />}
      />
      <KeysFoot page={factor.page} size={pageSize} total={total} onPage={factor.setPage} opens={false} />
    </Card>
  );
}

const Card = styled(OfficeCard)`
  > header > h2 { flex: 0 1 auto; padding-bottom: var(--space-3); }
  > header small { color: var(--text-muted); font-size: var(--o-s); font-weight: var(--weight); }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 340px;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  padding-bottom: var(--space-3);
  color: var(--text-muted);
  font-size: var(--o-s);

  justify-content: end;
  > :last-child { flex: 0 1 200px; }
`;
