import { TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Changed, Fields, type FieldsProps } from './BrandFields.tsx';
import { limits } from './draft.ts';

/** How shoppers reach the shop. */
export function ContactFields({ shop, changed }: FieldsProps) {
  const { t } = useTranslation('seller');
  const { form } = shop;
  return (
    <OfficeCard title={t('shop.contact')}>
      <Fields>
        <TextField
          label={t('shop.phone')}
          inputMode="tel"
          maxLength={20}
          aside={<Changed when={changed.has('mobile')} />}
          {...form.field('mobile')}
        />
        <TextField
          label={t('shop.address')}
          maxLength={limits.address}
          optional
          aside={<Changed when={changed.has('address')} />}
          {...form.field('address')}
        />
      </Fields>
    </OfficeCard>
  );
}
