import { logo, shopName } from '@mall/contract/limits';
import { Badge, Field, Picture, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Field as FieldName, limits } from './draft.ts';
import { PictureButtons } from './PictureButtons.tsx';
import type { ShopForm } from './useShopInfo.ts';

export type FieldsProps = { shop: ShopForm; changed: ReadonlySet<FieldName> };

/** Logo, name, slogan, colour. */
export function BrandFields({ shop, changed }: FieldsProps) {
  const { t } = useTranslation('seller');
  const { form, upload, uploading } = shop;
  const { values } = form;
  const length = (text: string) => [...text].length;
  return (
    <OfficeCard title={t('shop.brand')}>
      <Fields>
        <Field
          label={t('shop.logo')}
          aside={<Changed when={changed.has('logo')} />}
          hint={t('shop.logoHint', logo)}
        >
          {(control) => (
            <Row>
              {values.logo !== null && (
                <Logo>
                  <Picture
                    src={values.logo}
                    alt={values.storeName}
                    width={logo.width}
                    height={logo.height}
                    kind="plain"
                    eager
                  />
                </Logo>
              )}
              <PictureButtons
                control={control}
                busy={uploading}
                onChoose={async (file) => {
                  const url = await upload(file, 'logo');
                  if (url !== undefined) form.set({ logo: url });
                }}
                onRemove={values.logo === null ? undefined : () => form.set({ logo: null })}
              />
            </Row>
          )}
        </Field>
        <TextField
          label={t('shop.name')}
          hint={t('shop.nameHint', shopName)}
          aside={
            <Counter at={length(values.storeName)} of={shopName.max} changed={changed.has('storeName')} />
          }
          {...form.field('storeName')}
        />
        <TextField
          label={t('shop.slogan')}
          maxLength={limits.slogan}
          optional
          aside={
            <Counter at={length(values.propaganda)} of={limits.slogan} changed={changed.has('propaganda')} />
          }
          {...form.field('propaganda')}
        />
        <Field
          label={t('shop.colour')}
          aside={<Changed when={changed.has('colour')} />}
          hint={t('shop.colourHint')}
        >
          {(control) => (
            <Swatch
              {...control}
              type="color"
              value={values.colour || defaultColour}
              onChange={(event) => form.set({ colour: event.target.value })}
            />
          )}
        </Field>
      </Fields>
    </OfficeCard>
  );
}

/** An `<input type=color>` always has a value; this one stands for "the mall's own green" (tokens.css, --p-forest). */
const defaultColour = '#2f5d50'; // the colour input takes no custom property

export function Changed({ when }: { when: boolean }) {
  const { t } = useTranslation('seller');
  return when ? <Badge tone="warning">{t('shop.changed')}</Badge> : null;
}

export function Counter({ at, of, changed }: { at: number; of: number; changed: boolean }) {
  const { t } = useTranslation('seller');
  return (
    <>
      <Changed when={changed} /> {t('shop.counter', { at, of })}
    </>
  );
}

export const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;

/** The logo at its real size. */
const Logo = styled.div`
  width: 180px;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--surface);
`;

const Swatch = styled.input`
  width: 88px;
  height: var(--control);
  padding: var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
`;
