import { type GoodsSku, goodsLimits } from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import { Button, Checkbox } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid } from '../../Grid.ts';
import { Boxes } from './Boxes.tsx';
import { NumberField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { Sizes } from './Sizes.tsx';
import { textOf } from '../../text-of.ts';

/** Its size, its boxes, and its lead time. */
export function Delivery(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, lang } = props;
  const set = (sku: GoodsSku, part: Partial<GoodsSku>) =>
    change({ skus: content.skus.map((one) => (one === sku ? { ...one, ...part } : one)) });
  const nameOf = (sku: GoodsSku) =>
    content.specs
      .flatMap(({ values }) => values.filter(({ id }) => sku.valueIds.includes(id)))
      .map((value) => textOf(value.name, lang))
      .join(' · ');
  return (
    <FormSection id="delivery" title={t('section.delivery')} lead={t('delivery.lead')}>
      <Grid data-columns="4">
        <Sizes optional size={content.size} name="size" onChange={(size) => change({ size })} />
        <NumberField
          label={t('field.leadDays')}
          name="leadDays"
          optional
          most={goodsLimits.leadDays}
          hint={t('field.leadDaysHint', { days: goodsLimits.usualLeadDays })}
          after={t('field.days')}
          value={content.leadDays}
          onChange={(leadDays) => change({ leadDays })}
        />
      </Grid>
      <Boxes
        boxes={content.boxes}
        onChange={(boxes) => change({ boxes })}
        disabled={props.disabled}
        name="boxes"
      />
      {content.specType === 'multi' && content.skus.length > 1 && (
        <Own>
          <summary>{t('delivery.own')}</summary>
          <p>{t('delivery.ownLead')}</p>
          {content.skus
            .filter(({ on }) => on)
            .map((sku) => (
              <fieldset key={skuKey(sku.valueIds)}>
                <legend>
                  <Checkbox
                    label={nameOf(sku)}
                    checked={sku.size !== null}
                    onChange={(on) =>
                      set(
                        sku,
                        on ? { size: content.size, boxes: [...content.boxes] } : { size: null, boxes: null },
                      )
                    }
                  />
                </legend>
                {sku.size !== null && (
                  <>
                    <Grid data-columns="4">
                      <Sizes
                        size={sku.size}
                        name={skuKey(sku.valueIds)}
                        onChange={(size) => set(sku, { size })}
                      />
                      <Button size="small" tone="ghost" onClick={() => set(sku, { size: null, boxes: null })}>
                        {t('delivery.asAll')}
                      </Button>
                    </Grid>
                    <Boxes
                      boxes={sku.boxes ?? []}
                      onChange={(boxes) => set(sku, { boxes })}
                      disabled={props.disabled}
                      name={`boxes-${skuKey(sku.valueIds)}`}
                    />
                  </>
                )}
              </fieldset>
            ))}
        </Own>
      )}
    </FormSection>
  );
}

const Own = styled.details`
  border-top: 1px solid var(--o-line-soft);
  padding-top: var(--space-3);

  > summary { cursor: pointer; font-size: var(--o-s); font-weight: var(--weight-strong); }
  > p { margin: var(--space-1) 0 var(--space-2); color: var(--text-muted); font-size: var(--o-s); }
  fieldset { display: grid; gap: var(--space-3); padding: var(--space-1) 0; }
`;
