import { DayRange } from '@mall/office';
import { Button, SelectField } from '@mall/ui';
import { FilterSegments, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Changes } from './useChanges.ts';

/**
 * The filters of the changes: an area, a person, a range of days. Only areas that the user may see are
 * offered.
 */
export function ChangeFilters({ changes }: { changes: Changes }) {
  const { t } = useTranslation('audit');
  const { filter, data, ask } = changes;
  const areas = ['all', ...(data?.areas ?? [])] as const;
  return (
    <Toolbar>
      <FilterSegments
        label={t('area')}
        value={filter.area}
        segments={areas.map((value) => ({ value, label: t(`areas.${value}`) }))}
        onChange={(area) => ask({ area })}
      />
      <Who
        label={t('who')}
        hideLabel
        value={filter.actorId}
        empty={t('anybody')}
        options={(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(actorId) => ask({ actorId })}
      />
      <DayRange value={filter} words={{ from: t('from'), to: t('to') }} onChange={ask} />
      {changes.narrowed && (
        <Button tone="ghost" size="small" onClick={changes.widen}>
          {t('clear')}
        </Button>
      )}
    </Toolbar>
  );
}

const Who = styled(SelectField)`width: 160px;`;
