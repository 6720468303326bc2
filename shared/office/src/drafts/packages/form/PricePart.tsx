import { marginBps } from '@mall/contract/catalog/shop-price';
import { money } from '@mall/contract/core/money';
import { madePrices, type PieceOf } from '@mall/contract/seller/package-problems';
import { MoneyText, RadioGroup, useFormat } from '@mall/ui';
import { FormSection, KeyValues } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../Grid.ts';
import { MoneyField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/**
 * The price of the package as made: the sum of its pieces, or a price of its own; and the margin, for users
 * who may see it.
 */
export function PricePart({ factsOf, ...props }: PartProps & { factsOf: PieceOf }) {
  const { t } = useTranslation('ownPackages');
  const format = useFormat();
  const { content, change, leave, reviewed } = props;
  const problem = useProblemText(props);
  const { pieces, least } = madePrices(content, factsOf);
  const own = content.priceKind === 'fixed' ? content.price : null;
  const price = own === null || own > pieces ? pieces : money(own);
  const above = own !== null && pieces > 0 && own > pieces;
  return (
    <FormSection id="price" title={t('section.price')} lead={t(reviewed ? 'price.lead' : 'price.mallLead')}>
      <RadioGroup
        label={t('name.priceKind')}
        name="priceKind"
        options={[
          { value: 'pieces', label: t('price.pieces'), note: t('price.piecesNote') },
          { value: 'fixed', label: t('price.fixed'), note: t('price.fixedNote') },
        ]}
        value={content.priceKind}
        onChange={(priceKind) => change({ priceKind })}
      />
      <Grid>
        {content.priceKind === 'fixed' && (
          <MoneyField
            label={t('name.price')}
            name="price"
            value={content.price}
            onChange={(typed) => change({ price: typed })}
            onBlur={() => leave('price')}
            error={problem('price') ?? (above ? t('price.above') : undefined)}
            hint={least !== null && least > 0 ? t('price.least', { amount: format.money(least) }) : undefined}
          />
        )}
        <KeyValues
          entries={[
            { id: 'sum', name: t('price.sum'), value: <MoneyText amount={pieces} decimals="always" /> },
            {
              id: 'pays',
              name: t('price.pays'),
              value: <MoneyText amount={price} decimals="always" strong />,
            },
            {
              id: 'saving',
              name: t('price.saving'),
              value: <MoneyText amount={pieces - price} decimals="always" />,
            },
            ...(least === null || price < 1
              ? []
              : [
                  {
                    id: 'supply',
                    name: t('price.supply'),
                    value: <MoneyText amount={least} decimals="always" />,
                  },
                  { id: 'margin', name: t('price.margin'), value: format.percent(marginBps(price, least)) },
                ]),
          ]}
        />
      </Grid>
    </FormSection>
  );
}
