import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { FormWaits } from '../../FormWaits.tsx';
import { useFormAddress } from '../../useFormAddress.ts';
import type { GoodsKind } from '../goods-kind.ts';
import { ProductForm } from './ProductForm.tsx';

/** A new product, or with `?id=` one of the seller's own. */
export function GoodsFormScreen({ kind }: { kind: GoodsKind }) {
  const { t } = useTranslation('goodsForm');
  const { id, key, isNew, asking, onMade } = useFormAddress();
  const goods = useQueryOf(`${kind.of}.detail`, { id: id ?? '' }, asking);
  const choices = useQueryOf(`${kind.of}.choices`, {}, { staleTime: 60_000 });
  if ((!isNew && goods.data === undefined) || choices.data === undefined)
    return <FormWaits title={t(id === null ? 'title.add' : 'title.edit')} on={[goods, choices]} />;
  return (
    <ProductForm
      key={key}
      kind={kind}
      written={goods.data ?? null}
      choices={{ ...asTyped, ...choices.data }}
      onMade={onMade}
    />
  );
}

/** Of the mall's own goods shoppers pay the price that is typed; a shop's answer says its own terms. */
const asTyped = { factor: 10_000, ending: 'none' } as const;
