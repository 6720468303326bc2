import { emptySku, goodsLimits, type GoodsSku } from '@mall/contract/seller/own-goods';
import { TextField, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../Grid.ts';
import { MoneyField, NumberField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { shopperPrice } from './shopper-price.ts';
import { useProblemText } from './useProblemText.ts';

/** Price and stock of a product without specs. */
export function SingleSku(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, leave } = props;
  const problem = useProblemText(props);
  const sku = content.skus[0] ?? emptySku;
  const format = useFormat();
  const paid = shopperPrice(sku.price, props.choices);
  const set = (part: Partial<GoodsSku>) => change({ skus: [{ ...sku, ...part }] });
  return (
    <Grid data-columns="4">
      <MoneyField
        label={t('sku.price')}
        name="skus//price"
        hint={paid === null ? undefined : t('sku.paid', { price: format.money(paid) })}
        value={sku.price}
        onChange={(price) => set({ price })}
        onBlur={() => leave('skus//price')}
        error={problem('skus//price')}
      />
      <MoneyField
        label={t('sku.supply')}
        name="skus//supply"
        value={sku.supply}
        onChange={(supply) => set({ supply })}
        onBlur={() => leave('skus//supply')}
        error={problem('skus//supply')}
      />
      <NumberField
        label={t('sku.stock')}
        name="skus//stock"
        value={sku.stock}
        most={goodsLimits.stock}
        onChange={(stock) => set({ stock })}
        onBlur={() => leave('skus//stock')}
        error={problem('skus//stock')}
      />
      <TextField
        label={t('sku.no')}
        name="no"
        optional
        maxLength={goodsLimits.no}
        value={sku.no}
        onChange={(no) => set({ no })}
      />
    </Grid>
  );
}
