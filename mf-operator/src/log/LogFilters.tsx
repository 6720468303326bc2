import { DayRange } from '@mall/office';
import { Button, media, SelectField } from '@mall/ui';
import { FilterSegments, ListSearch, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { areas, type Log } from './useLog.ts';

/** What was changed, area, person, shop or mall, days: all of it in the address. A shop is chosen on its own page. */
export function LogFilters({ log }: { log: Log }) {
  const { t } = useTranslation('operatorLog');
  const { filter, data, ask } = log;
  const one =
    data?.shop ?? (['', 'mall'].includes(filter.shop) ? null : { id: filter.shop, name: filter.shop });
  return (
    <Toolbar>
      <ListSearch
        label={t('find')}
        keyword={filter.about}
        onSearch={(about) => ask({ about: about.trim().slice(0, 80) })}
      />
      <FilterSegments
        label={t('area')}
        value={filter.area}
        segments={areas.map((value) => ({ value, label: t(`areas.${value}`) }))}
        onChange={(area) => ask({ area })}
      />
      <Choice
        label={t('who')}
        hideLabel
        value={filter.who}
        empty={t('anybody')}
        options={(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(who) => ask({ who })}
      />
      <Choice
        label={t('where')}
        hideLabel
        value={filter.shop}
        empty={t('anywhere')}
        options={[
          { value: 'mall', label: t('mall') },
          ...(one === null ? [] : [{ value: one.id, label: one.name }]),
        ]}
        onChange={(shop) => ask({ shop })}
      />
      <Days>
        <DayRange value={filter} words={{ from: t('from'), to: t('to') }} onChange={ask} />
      </Days>
      {log.narrowed && (
        <Button tone="ghost" size="small" onClick={log.widen}>
          {t('clear')}
        </Button>
      )}
    </Toolbar>
  );
}

const Choice = styled(SelectField)`width: 210px;`;
/** Both days go to the next line together. */
const Days = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${media.phone} { flex: 1 1 100%; }
`;
