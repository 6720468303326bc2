import { media, SelectField } from '@mall/ui';
import { SearchForm, Segments } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Sort, sorts, tabs, type useGoods } from './useGoods.ts';

/** All or picked, a search, a sort order. */
export function GoodsTools({ view }: { view: ReturnType<typeof useGoods> }) {
  const { t } = useTranslation('distribution');
  const find = (keyword: string): void => {
    if (keyword !== view.keyword) view.show({ keyword, tab: 'all' });
  };
  return (
    <Tools>
      <Segments
        label={t('goods.list')}
        options={tabs.map((id) => ({ id, label: t(`goods.tab.${id}`) }))}
        value={view.tab}
        onChange={(tab) => view.show({ tab })}
      />
      {view.tab === 'all' && (
        <>
          <SearchForm label={t('goods.search')} keyword={view.keyword} onFind={find} />
          <SelectField<Sort>
            label={t('goods.sort')}
            hideLabel
            options={sorts.map((value) => ({ value, label: t(`goods.sorts.${value}`) }))}
            value={view.sort}
            onChange={(sort) => {
              if (sort !== '') view.show({ sort });
            }}
          />
        </>
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;

  > form { flex: 1 1 220px; min-width: 0; }
  ${media.phone} { > form { flex-basis: 100%; } }
`;
