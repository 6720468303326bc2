import type { Output } from '@mall/contract/operations';
import { isNumId } from '@mall/contract/core/read-query';
import { useQueryOf } from '@mall/platform';
import { choiceOf, type SkuPickerProps, skuOf } from '@mall/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { skuToShow } from '@mall/contract/catalog/shown-sku';
import { isMissing } from '../missing.ts';
import { type Product, type Sku, withFreshStock } from './sku-choice.ts';

type Choice = SkuPickerProps['choice'];

export type Shown = {
  product: Product;
  sku: Sku | undefined;
  choice: Choice;
  choose: (choice: Choice) => void;
  /**
   * Figures that change often: reviews, sales, stock. Undefined until they have loaded; nothing waits for
   * them.
   */
  figures: Output<'product.addition'> | undefined;
};

type State =
  | { status: 'loading' }
  /** The product with this `id` may have existed before. */
  | { status: 'missing'; id?: string }
  | { status: 'failed'; retry: () => void }
  | ({ status: 'ready' } & Shown);

/** The product in the address. The chosen SKU is in the address too, so that a link opens exactly it. */
export const useProduct = (): State => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('productId') ?? '';
  const isId = isNumId(id);
  const detail = useQueryOf('product.detail', { id }, { enabled: isId, quiet: true });
  const addition = useQueryOf('product.addition', { id }, { enabled: isId, quiet: true, staleTime: 0 });
  const product = useProductOf(detail.data, addition.data?.stock);

  if (!isId) return { status: 'missing' };
  if (detail.isError) {
    return isMissing(detail.error)
      ? { status: 'missing', id }
      : { status: 'failed', retry: () => void detail.refetch() };
  }
  if (product === undefined) return { status: 'loading' };
  const sku = skuToShow(product, params.get('skuId'));
  return {
    status: 'ready',
    product,
    sku,
    choice: sku ? choiceOf(product.specs, sku) : {},
    choose: (choice) => {
      const next = skuOf(product.specs, product.skus, choice);
      if (!next) return;
      void navigate(paths.product({ productId: id, skuId: next.id }), { replace: true });
    },
    figures: addition.data,
  };
};

/** The same object as long as none of it changes, so that its users do not render again with every choice. */
const useProductOf = (detail: Product | undefined, stock: Stock | undefined): Product | undefined =>
  useMemo(() => detail && withFreshStock(detail, stock), [detail, stock]);

type Stock = Output<'product.addition'>['stock'];
