import { WantsPage } from '@mall/office/wants';
import { useSearchParams } from 'react-router-dom';
import { ListTabs } from './ListTabs.tsx';
import { RoomOffers } from './RoomOffers.tsx';

/** Purchase requests of the shop; with `?list=rooms` the offered rooms. */
export function WantsScreen() {
  const [params] = useSearchParams();
  return !params.has('id') && params.get('list') === 'rooms' ? (
    <RoomOffers />
  ) : (
    <WantsPage beside={<ListTabs at="wants" />} />
  );
}
