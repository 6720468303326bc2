import { shopText } from '@mall/contract/core/limits';
import { lettersIn } from '@mall/contract/seller/shop-draft';
import { TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Changed, Counter, Fields, type FieldsProps } from './BrandFields.tsx';

/** The shop's contact data for shoppers. */
export function ContactFields({ shop, changed }: FieldsProps) {
  const { t } = useTranslation('shopInfo');
  const { form } = shop;
  return (
    <OfficeCard title={t('contact')}>
      <Fields>
        <TextField
          label={t('phone')}
          inputMode="tel"
          aside={<Changed when={changed.has('mobile')} />}
          {...form.field('mobile')}
        />
        <TextField
          label={t('address')}
          optional
          aside={
            <Counter
              at={lettersIn(form.values.address)}
              of={shopText.address}
              changed={changed.has('address')}
            />
          }
          {...form.field('address')}
        />
      </Fields>
    </OfficeCard>
  );
}
