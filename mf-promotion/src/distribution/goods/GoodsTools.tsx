import { media, SelectField, TextField } from '@mall/ui';
import { Segments } from '@mall/ui/member';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Sort, sorts, tabs, type useGoods } from './useGoods.ts';

/** All or picked, a search, an order. */
export function GoodsTools({ view }: { view: ReturnType<typeof useGoods> }) {
  const { t } = useTranslation('distribution');
  const [typed, setTyped] = useState<string>();
  const find = () => {
    if (typed !== undefined && typed.trim() !== view.keyword)
      view.show({ keyword: typed.trim(), tab: 'all' });
    setTyped(undefined);
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
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              find();
            }}
          >
            <TextField
              label={t('goods.search')}
              hideLabel
              type="search"
              enterKeyHint="search"
              placeholder={t('goods.search')}
              maxLength={60}
              before={<Search size={20} strokeWidth={1.5} aria-hidden />}
              value={typed ?? view.keyword}
              onChange={setTyped}
              onBlur={find}
            />
          </form>
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
