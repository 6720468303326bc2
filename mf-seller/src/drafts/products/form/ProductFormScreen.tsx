import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { FormWaits } from '../../FormWaits.tsx';
import { useFormAddress } from '../../useFormAddress.ts';
import { ProductForm } from './ProductForm.tsx';

/** A new product, or with `?id=` one of the shop's own. */
export function ProductFormScreen() {
  const { t } = useTranslation('goodsForm');
  const { id, key, isNew, asking, onMade } = useFormAddress();
  const goods = useQueryOf('ownGoods.detail', { id: id ?? '' }, asking);
  const choices = useQueryOf('ownGoods.choices', {}, { staleTime: 60_000 });
  if ((!isNew && goods.data === undefined) || choices.data === undefined)
    return <FormWaits title={t(id === null ? 'title.add' : 'title.edit')} on={[goods, choices]} />;
  return <ProductForm key={key} written={goods.data ?? null} choices={choices.data} onMade={onMade} />;
}
