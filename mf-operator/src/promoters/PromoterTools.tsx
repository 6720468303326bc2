import { usePageKeys } from '@mall/office';
import {
  ColumnMenu,
  ColumnTools,
  DensityChoice,
  FilterSegments,
  ListSearch,
  Push,
  Toolbar,
} from '@mall/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromoterColumn } from './promoter-columns.tsx';
import { levels, type Promoters } from './usePromoters.ts';

type Props = {
  promoters: Promoters;
  columns: readonly PromoterColumn[];
  say: (key: PromoterColumn['header']) => string;
};

/** Search, level and columns: all of it in the address. */
export function PromoterTools({ promoters, columns, say }: Props) {
  const { t } = useTranslation('mallPromoters');
  const { asked, ask, page } = promoters;
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  return (
    <Toolbar ref={bar}>
      <ListSearch
        label={t('find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <FilterSegments
        label={t('column.level')}
        segments={levels.map((value) => ({
          value,
          label: value === 'all' ? t('anyLevel') : t('levelOf', { level: value }),
        }))}
        value={asked.level}
        onChange={(level) => ask({ level })}
      />
      <Push />
      <ColumnTools>
        <ColumnMenu
          columns={columns}
          chosen={asked.cols}
          onChange={(cols) => ask({ cols, page })}
          say={say}
        />
        <DensityChoice value={asked.density} onChange={(density) => ask({ density, page })} />
      </ColumnTools>
    </Toolbar>
  );
}
