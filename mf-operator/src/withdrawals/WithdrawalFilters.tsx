import { DayRange, usePageKeys } from '@mall/office';
import { Button, media, SelectField, useFormat } from '@mall/ui';
import { FilterSegments, ListSearch, TableLook, Toolbar } from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { withdrawalColumns } from './withdrawal-columns.tsx';
import { methods, sources, states, type Withdrawals } from './useWithdrawals.ts';

/** State, account, source, name or number, days, columns: all of it in the address; and what all that fit come to. */
export function WithdrawalFilters({ list, net }: { list: Withdrawals; net: number }) {
  const { t } = useTranslation(['mallWithdrawals', 'settlement']);
  const format = useFormat();
  const { asked, ask } = list;
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  return (
    <Toolbar ref={bar}>
      <FilterSegments
        label={t('column.state')}
        segments={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={asked.state}
        onChange={(state) => ask({ state })}
      />
      <ListSearch
        label={t('find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <Line>
        <Choice
          label={t('method')}
          hideLabel
          value={asked.method}
          options={methods.map((value) => ({
            value,
            label: value === 'all' ? t('anyMethod') : t(`settlement:method.${value}`),
          }))}
          onChange={(method) => ask({ method: method === '' ? 'all' : method })}
        />
        <Choice
          label={t('source')}
          hideLabel
          value={asked.source}
          options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          onChange={(source) => ask({ source: source === '' ? 'all' : source })}
        />
      </Line>
      <Line>
        <DayRange value={asked} words={{ from: t('from'), to: t('to') }} onChange={ask} />
      </Line>
      {list.narrowed && (
        <Button tone="ghost" size="small" onClick={list.widen}>
          {t('clear')}
        </Button>
      )}
      <span>{t('sum', { amount: format.money(net, { currency: 'CNY', decimals: 'always' }) })}</span>
      <TableLook columns={withdrawalColumns} list={list} say={(key) => t(key)} />
    </Toolbar>
  );
}

const Choice = styled(SelectField)`
  width: 180px;
  ${media.phone} { flex: 1 1 0; width: auto; min-width: 0; }
` as typeof SelectField; // styled() forgets the values of a generic component
/** What goes to the next line together. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${media.phone} { flex: 1 1 100%; }
`;
