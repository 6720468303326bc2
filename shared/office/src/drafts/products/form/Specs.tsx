import { goodsLimits, type GoodsSpec } from '@mall/contract/seller/own-goods';
import { countRows, skuRows } from '@mall/contract/seller/sku-rows';
import { Button, FieldNote, RadioGroup } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartProps } from './form-types.ts';
import { newKey } from '../../new-key.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { SingleSku } from './SingleSku.tsx';
import { SkuMatrix } from './SkuMatrix.tsx';
import { SpecRow } from './SpecRow.tsx';
import { useProblemText } from './useProblemText.ts';

/** One SKU, or specs whose combinations are the SKUs. */
export function Specs(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, disabled, seesSupply } = props;
  const [pasting, setPasting] = useState(false);
  const problem = useProblemText(props);
  const multi = content.specType === 'multi';
  const setSpecs = (specs: readonly GoodsSpec[]) => change({ specs, skus: skuRows(specs, content.skus) });
  const count = countRows(content.specs);
  const stock = content.skus.reduce((sum, sku) => sum + (sku.on ? (sku.stock ?? 0) : 0), 0);
  return (
    <FormSection
      id="specs"
      title={t('section.specs')}
      lead={t('specs.lead')}
      actions={
        multi &&
        !disabled && (
          <Button size="small" tone="ghost" onClick={() => setPasting(true)}>
            {t('paste.open')}
          </Button>
        )
      }
    >
      <RadioGroup
        label={t('field.specType')}
        look="line"
        name="specType"
        options={[
          { value: 'single', label: t('specs.single') },
          { value: 'multi', label: t('specs.multi') },
        ]}
        value={content.specType ?? undefined}
        onChange={(specType) =>
          change({ specType, skus: skuRows(specType === 'multi' ? content.specs : [], content.skus) })
        }
        error={problem('specType')}
      />
      {!seesSupply && <FieldNote id="supply-note" hint={t('sku.supplyHidden')} />}
      {multi ? (
        <>
          <Rows>
            {content.specs.map((spec) => (
              <SpecRow
                key={spec.key}
                {...props}
                spec={spec}
                onChange={(next) => setSpecs(content.specs.map((one) => (one.key === spec.key ? next : one)))}
                onRemove={() => setSpecs(content.specs.filter(({ key }) => key !== spec.key))}
              />
            ))}
          </Rows>
          <FieldNote id="specs-note" error={problem('specs')} />
          <Line>
            {!disabled && content.specs.length < goodsLimits.specs && (
              <Button
                size="small"
                tone="ghost"
                icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => setSpecs([...content.specs, { key: newKey(), name: {}, values: [] }])}
              >
                {t('specs.add')}
              </Button>
            )}
            <span>
              {count > goodsLimits.skus
                ? t('specs.tooMany', { count, max: goodsLimits.skus })
                : t('specs.sum', { count: content.skus.length, stock })}
            </span>
          </Line>
          <SkuMatrix {...props} />
          {pasting && <PasteDialog {...props} onClose={() => setPasting(false)} />}
        </>
      ) : (
        content.specType === 'single' && <SingleSku {...props} />
      )}
    </FormSection>
  );
}

const Rows = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  > span { margin-left: auto; color: var(--text-muted); font-size: var(--o-xs); font-variant-numeric: tabular-nums; }
`;
