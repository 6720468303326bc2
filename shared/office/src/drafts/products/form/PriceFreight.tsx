import { bps, money } from '@mall/contract/core/money';
import { RadioGroup, useFormat } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../Grid.ts';
import { MoneyField, NumberField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { shopperPrice } from './shopper-price.ts';
import { useProblemText } from './useProblemText.ts';

/** The member price as a share of the shop's price, and the freight. */
export function PriceFreight(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, leave, choices } = props;
  const unitName = choices.units.find(({ key }) => key === content.unit)?.name ?? content.unit;
  const problem = useProblemText(props);
  return (
    <FormSection id="price" title={t('section.price')}>
      <Grid data-columns="3">
        <NumberField
          label={t('field.member')}
          name="memberBps"
          optional
          factor={100}
          places={2}
          most={100_000}
          after={t('field.memberUnit')}
          hint={<MemberPrice {...props} />}
          value={content.memberBps}
          onChange={(memberBps) => change({ memberBps })}
          onBlur={() => leave('memberBps')}
          error={problem('memberBps')}
        />
        <RadioGroup
          label={t('field.freight')}
          look="line"
          name="freightKind"
          options={[
            { value: 'free', label: t('freight.free') },
            { value: 'unit', label: t('freight.unit') },
          ]}
          value={content.freightKind ?? undefined}
          onChange={(freightKind) => change({ freightKind })}
          error={problem('freightKind')}
        />
        {content.freightKind === 'unit' && (
          <MoneyField
            label={t('field.freightAmount')}
            name="freight"
            after={t('freight.per', { unit: unitName })}
            value={content.freight}
            onChange={(freight) => change({ freight })}
            onBlur={() => leave('freight')}
            error={problem('freight')}
          />
        )}
      </Grid>
    </FormSection>
  );
}

/** The rate as an amount, for the first SKU that has a price, at the shop's price. */
function MemberPrice({ content, choices }: PartProps) {
  const { t } = useTranslation('goodsForm');
  const format = useFormat();
  const price = content.skus.find((sku) => sku.on && sku.price !== null)?.price ?? null;
  const rate = content.memberBps ?? whole;
  const shop = shopperPrice(price, choices);
  if (shop === null || rate < 100 || rate > whole) return t('field.memberHint');
  return t('field.memberPays', { member: format.money(bps(money(shop), rate)), shop: format.money(shop) });
}

const whole = 10_000;
