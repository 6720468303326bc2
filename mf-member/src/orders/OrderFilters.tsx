import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media, Tabs } from '@mall/ui';
import { ranges, SearchForm, Segments } from '@mall/ui/member';
import { type OrderView, tabs } from './order-address.ts';

type OrderFiltersProps = {
  view: OrderView;
  counts: Readonly<Record<string, number>>;
  onShow: (change: Partial<OrderView>) => void;
};

/** Five tabs with counts, a search, a period. */
export function OrderFilters({ view, counts, onShow }: OrderFiltersProps) {
  const { t } = useTranslation('member');
  return (
    <>
      <Lane
        label={t('orders.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`orders.tab.${id}`), count: counts[id] }))}
        value={view.tab}
        onChange={(tab) => onShow({ tab })}
      />
      <Tools>
        <SearchForm
          label={t('orders.search')}
          keyword={view.keyword}
          onFind={(keyword) => onShow({ keyword })}
        />
        <Segments
          label={t('range.label')}
          options={ranges.map((id) => ({ id, label: t(`range.${id}`) }))}
          value={view.range}
          onChange={(range) => onShow({ range })}
        />
      </Tools>
    </>
  );
}

const Lane = styled(Tabs)`
  padding-inline: var(--space-4);
` as typeof Tabs; // styled() loses the tabs' own type of ids

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);

  > form { flex: 0 1 320px; min-width: 0; } /* a number and a name fit in */
  ${media.phone} { > form { flex-basis: 100%; } }
`;
