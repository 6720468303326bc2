import { paths } from '@mall/contract/core/paths';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageHeading } from '../usePageHeading.ts';
import { Show } from './Show.tsx';
import type { Shown } from './slide.ts';
import { ShowPlaceholder } from './ShowPlaceholder.tsx';
import { usePackage } from './usePackage.ts';
import { useQuote } from './useQuote.ts';
import type { Choosing } from './usePackage.ts';

/**
 * A slideshow of the pictures of one package in the whole window (spec §2,
 * /package/packageSingleCarousel?id=). Without a package, the showroom of all.
 */
export function ShowScreen() {
  const [params] = useSearchParams();
  const state = usePackage();
  usePageHeading(state.status === 'ready' ? state.detail.name : undefined);
  if (!params.has('id')) return <Navigate replace to={paths.packagesShow()} />;
  return state.status === 'ready' ? (
    <Pictures key={state.detail.id} {...state} />
  ) : (
    <ShowPlaceholder state={state} backTo={paths.packages()} />
  );
}

function Pictures(choosing: Choosing) {
  const { detail, text } = choosing;
  const [params] = useSearchParams();
  const { price } = useQuote(choosing);
  const first = Number(/^\d{1,2}$/.exec(params.get('at') ?? '')?.[0] ?? 1) - 1;
  const pictures = detail.album.length > 0 ? detail.album : [detail.banner || detail.cover];
  const to = paths.packageItem({ id: detail.id, chosen: text });
  const shown: Shown = {
    name: detail.name,
    slogan: detail.slogan,
    lang: detail.contentLang,
    price: price?.price ?? detail.price,
    saving: price?.saving ?? detail.saving,
    pieces: detail.pieces,
    tier: detail.tier,
    to,
  };
  return (
    <Show
      label={detail.name}
      slides={pictures.map((picture) => ({ picture, shown }))}
      first={Math.min(Math.max(first, 0), pictures.length - 1)}
      backTo={to}
    />
  );
}
