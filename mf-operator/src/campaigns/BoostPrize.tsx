import { fromLocal } from '@mall/office';
import type { Form } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { BoostValues } from './boost-form.ts';
import { GoodsField } from './GoodsField.tsx';
import { AmountField, Beside, readPrice } from '@mall/office/campaigns';
import { ThingsField } from './ThingsField.tsx';

type Props = { form: Form<BoostValues>; except: string | null };

/** What a boost brings: a product at its lowest price, money, or a coupon. */
export function BoostPrize({ form: { values, field, set }, except }: Props) {
  const { t } = useTranslation('campaigns');
  if (values.kind === 'red_envelope') return <AmountField label={t('field.reward')} {...field('reward')} />;
  if (values.kind === 'coupon')
    return (
      <ThingsField
        label={t('field.template')}
        name="template"
        of="template"
        most={1}
        value={values.template === null ? [] : [values.template]}
        error={field('template').error}
        onChange={([template = null]) => set({ template })}
      />
    );
  return (
    <>
      <GoodsField
        value={values.skuId}
        error={field('skuId').error}
        onChange={(skuId) => set({ skuId })}
        price={readPrice(values.floorPrice)}
        from={fromLocal(values.startAt)}
        to={fromLocal(values.endAt)}
        except={except}
      />
      <Beside>
        <AmountField
          label={t('field.startPrice')}
          hint={t('field.startPriceHint')}
          {...field('startPrice')}
        />
        <AmountField
          label={t('field.floorPrice')}
          hint={t('field.floorPriceHint')}
          {...field('floorPrice')}
        />
      </Beside>
    </>
  );
}
