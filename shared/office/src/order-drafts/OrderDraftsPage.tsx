import { useSearchParams } from 'react-router-dom';
import { DraftList } from './DraftList.tsx';
import { DraftPage } from './DraftPage.tsx';
import { NewDraft } from './NewDraft.tsx';

/** A seller’s orders for customers; with `?id=` one of them, with `?id=new` one that begins. */
export function OrderDraftsPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id === null) return <DraftList />;
  return id === 'new' ? <NewDraft /> : <DraftPage key={id} id={id} />;
}
