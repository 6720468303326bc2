import { logo, shopName, shopText } from '@mall/contract/core/limits';
import { lettersIn } from '@mall/contract/seller/shop-draft';
import { Badge, Button, Field, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Field as FieldName } from './draft.ts';
import { PictureLine } from './PictureLine.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import type { ShopForm } from './useShopInfo.ts';

export type FieldsProps = { shop: ShopForm; changed: ReadonlySet<FieldName> };

/** Logo, name, slogan, colour. */
export function BrandFields({ shop, changed }: FieldsProps) {
  const { t } = useTranslation('shopInfo');
  const { form } = shop;
  const { values } = form;
  return (
    <OfficeCard title={t('brand')}>
      <Fields>
        <LogoField shop={shop} changed={changed} />
        <TextField
          label={t('name')}
          hint={t('nameHint', shopName)}
          aside={
            <Counter at={lettersIn(values.storeName)} of={shopName.max} changed={changed.has('storeName')} />
          }
          {...form.field('storeName')}
        />
        <TextField
          label={t('slogan')}
          optional
          aside={
            <Counter
              at={lettersIn(values.propaganda)}
              of={shopText.slogan}
              changed={changed.has('propaganda')}
            />
          }
          {...form.field('propaganda')}
        />
        <Field label={t('colour')} aside={<Changed when={changed.has('colour')} />} hint={t('colourHint')}>
          {(control) => (
            <Row>
              <Swatch
                {...control}
                type="color"
                value={values.colour || defaultColour}
                onChange={(event) => form.set({ colour: event.target.value })}
              />
              {values.colour !== '' && (
                <Button size="small" tone="ghost" onClick={() => form.set({ colour: '' })}>
                  {t('colourOfMall')}
                </Button>
              )}
            </Row>
          )}
        </Field>
      </Fields>
    </OfficeCard>
  );
}

function LogoField({ shop: { form }, changed }: FieldsProps) {
  const { t } = useTranslation('shopInfo');
  const { values } = form;
  return (
    <PicturePicker kinds={['logo']} onTake={([url]) => form.set({ logo: url ?? null })}>
      {(picking) => (
        <PictureLine
          label={t('logo')}
          aside={<Changed when={changed.has('logo')} />}
          picture={values.logo}
          alt={values.storeName}
          box={logo}
          whole
          fits={values.logo === null ? undefined : t('sizeOf', logo)}
          hint={t('logoHint', logo)}
          picking={picking}
        >
          <Button
            size="small"
            busy={picking.reading}
            aria-label={t(values.logo === null ? 'chooseOf' : 'replaceOf', { what: t('logo') })}
            onClick={picking.choose}
          >
            {t(values.logo === null ? 'choose' : 'replace')}
          </Button>
          {values.logo !== null && (
            <Button
              size="small"
              tone="ghost"
              aria-label={t('removeOf', { what: t('logo') })}
              onClick={() => form.set({ logo: null })}
            >
              {t('remove')}
            </Button>
          )}
        </PictureLine>
      )}
    </PicturePicker>
  );
}

/** An `<input type=color>` always has a value; this one stands for "the mall's own green" (tokens.css, --p-forest). */
const defaultColour = '#2f5d50'; // the colour input takes no custom property

export function Changed({ when }: { when: boolean }) {
  const { t } = useTranslation('shopInfo');
  return when ? <Badge tone="warning">{t('changed')}</Badge> : null;
}

export function Counter({ at, of, changed }: { at: number; of: number; changed: boolean }) {
  const { t } = useTranslation('shopInfo');
  return (
    <>
      <Changed when={changed} /> {t('counter', { at, of })}
    </>
  );
}

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;

const Swatch = styled.input`
  width: 88px;
  height: var(--field-height, 36px);
  padding: var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
`;
