import { languageNames, languages } from '@mall/contract/core/languages';
import { FilterSegments, ListSearch, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type SearchesAddress, spans } from './useMisses.ts';

const spansInOrder = spans.toSorted((a, b) => Number(a) - Number(b));

/** Words, language, and for searches the days. */
export function SearchFilters({ address: { asked, ask } }: { address: SearchesAddress }) {
  const { t } = useTranslation('searches');
  return (
    <Toolbar>
      <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
      <FilterSegments
        label={t('language')}
        segments={[
          { value: 'all', label: t('all') },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ]}
        value={asked.of}
        onChange={(of) => ask({ of })}
      />
      {asked.tab !== 'groups' && (
        <FilterSegments
          label={t('span')}
          segments={spansInOrder.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
          value={asked.days}
          onChange={(days) => ask({ days })}
        />
      )}
    </Toolbar>
  );
}
