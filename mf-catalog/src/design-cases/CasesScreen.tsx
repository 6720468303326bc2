import { useSearchParams } from 'react-router-dom';
import { CasePage } from './CasePage.tsx';
import { GalleryPage } from './GalleryPage.tsx';

/** Design cases (spec §2, /design/designCaseItem): with `?id=` one furnished room, without it all of them. */
export function CasesScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <GalleryPage /> : <CasePage key={id} id={id} />;
}
