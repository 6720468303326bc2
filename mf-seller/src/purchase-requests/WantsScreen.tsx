import { useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ListTabs } from './ListTabs.tsx';
import { RoomOffers } from './RoomOffers.tsx';
import { useWants } from './useWants.ts';
import { WantDetail } from './WantDetail.tsx';
import { WantTable } from './WantTable.tsx';

/** Purchase requests of the shop; with `?id=` one of them, with `?list=rooms` the offered rooms. */
export function WantsScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id !== null) return <WantDetail key={id} id={id} />;
  return params.get('list') === 'rooms' ? <RoomOffers /> : <List />;
}

function List() {
  const { t } = useTranslation('wants');
  const format = useFormat();
  const wants = useWants();
  const all = wants.counts['all'] ?? 0;
  return (
    <OfficePage
      title={t('title')}
      sub={
        wants.state === 'loading'
          ? undefined
          : t('sub', { number: format.number(all), due: format.number(wants.due) })
      }
      actions={<ListTabs at="wants" />}
    >
      <WantTable wants={wants} />
    </OfficePage>
  );
}
