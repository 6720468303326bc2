import { numIdIn } from '@mall/contract/core/read-query';
import { useQueryOf, useSession } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';

/** The subject of a request, from its address. */
export type Subject =
  | { readonly is: 'nothing' | 'loading' | 'gone' }
  | { readonly is: 'product'; readonly id: string; readonly name: string; readonly image: string }
  | { readonly is: 'design'; readonly id: string; readonly name: string; readonly pieces: number };

/** The product of `?productId=` or the member's own design of `?designId=`; neither is not an error. */
export const useSubject = (): Subject => {
  const [search] = useSearchParams();
  const member = useSession().token !== null;
  const productId = numIdIn(search, 'productId');
  const designId = /^[0-9A-Za-z-]{1,40}$/.exec(search.get('designId') ?? '')?.[0];
  const product = useQueryOf(
    'product.cards',
    { ids: productId ?? '0' },
    { enabled: productId !== undefined, quiet: true },
  );
  const design = useQueryOf(
    'design.detail',
    { id: designId ?? 'none' },
    { enabled: designId !== undefined && productId === undefined && member, quiet: true },
  );
  if (productId !== undefined) {
    const card = product.data?.list[0];
    if (card) return { is: 'product', id: card.id, name: card.name, image: card.image };
    return { is: product.isPending ? 'loading' : 'gone' };
  }
  if (designId === undefined) return { is: 'nothing' };
  if (!member) return { is: 'gone' };
  if (design.data)
    return {
      is: 'design',
      id: design.data.id,
      name: design.data.name,
      pieces: design.data.plan.items.length,
    };
  return { is: design.isPending ? 'loading' : 'gone' };
};
