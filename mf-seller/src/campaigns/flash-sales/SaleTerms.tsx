import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../kind.ts';
import { GoodsFacts } from './GoodsFacts.tsx';

/** What a flash sale sells, and its rules. */
export function SaleTerms({ campaign: sale }: { campaign: Campaign<'seckill'> }) {
  const { t } = useTranslation('shopCampaigns');
  const format = useFormat();
  const slots = sale.slots.map(({ from, to }) => `${from}–${to}`).join(', ');
  return (
    <>
      <OfficeCard title={t('goods.title')}>
        <GoodsFacts goods={sale.goods} neighbours={sale.neighbours} price={sale.price} state={sale.state} />
      </OfficeCard>
      <OfficeCard title={t('terms')}>
        <KeyValues
          entries={[
            { id: 'stock', name: t('seckill.pieces'), value: format.number(sale.stock) },
            { id: 'order', name: t('field.perOrder'), value: format.number(sale.perOrderLimit) },
            { id: 'user', name: t('field.perUser'), value: format.number(sale.perUserLimit) },
            { id: 'coupon', name: t('field.allowCoupon'), value: t(sale.allowCoupon ? 'yes' : 'no') },
            { id: 'slots', name: t('field.slots'), value: slots === '' ? t('allDay') : slots },
          ]}
        />
      </OfficeCard>
    </>
  );
}
