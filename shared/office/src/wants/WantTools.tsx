import { Chip, SelectField } from '@mall/ui';
import {
  ColumnMenu,
  ColumnTools,
  DensityChoice,
  FilterSegments,
  Push,
  ListSearch,
  Toolbar,
  ViewMenu,
} from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSavedViews } from '../useSavedViews.ts';
import { useWantDesk } from './desk.ts';
import { usePeople } from './useWant.ts';
import { ranges, type Wants } from './useWants.ts';
import { wantColumns } from './want-columns.tsx';

/** Search, time, responsible person, due ones, order, columns, density, views: all of it in the address. */
export function WantTools({ wants }: { wants: Wants }) {
  const { t } = useTranslation('wants');
  const { asked, ask, page } = wants;
  const people = usePeople();
  const { page: desk } = useWantDesk();
  return (
    <Toolbar>
      <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
      <FilterSegments
        label={t('time')}
        segments={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
        value={asked.range}
        onChange={(range) => ask({ range })}
      />
      <Short
        label={t('by.label')}
        hideLabel
        empty={t('by.all')}
        options={[
          { value: 'me', label: t('by.me') },
          { value: 'nobody', label: t('by.nobody') },
          ...people.filter(({ me }) => !me).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={asked.by}
        onChange={(by) => ask({ by })}
      />
      <Chip chosen={asked.due === '1'} onClick={() => ask({ due: asked.due === '1' ? '' : '1' })}>
        {t('onlyDue')}
      </Chip>
      <Push />
      <ColumnTools>
        <ColumnMenu
          columns={wantColumns}
          chosen={asked.cols}
          onChange={(cols) => ask({ cols, page })}
          say={(key) => t(key)}
        />
        <DensityChoice value={asked.density} onChange={(density) => ask({ density, page })} />
      </ColumnTools>
      <ViewMenu
        views={[
          { id: 'all', name: t('view.all'), query: '' },
          { id: 'mine', name: t('view.mine'), query: 'by=me' },
          { id: 'nobody', name: t('view.nobody'), query: 'by=nobody&stage=toVerify' },
          { id: 'due', name: t('view.due'), query: 'due=1' },
        ]}
        {...useSavedViews(desk, wants)}
      />
    </Toolbar>
  );
}

const Short = styled(SelectField)`
  --field-height: var(--button-height-s);
  width: 168px;
`;
