import { TextLink } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadOrder } from './order.ts';

type OrderReceiverProps = {
  order: ReadOrder;
  /** How a masked part is shown, where parts are masked. */
  masked?: (part: 'name' | 'phone' | 'street', shown: string) => ReactNode;
  /** What can be done about it. */
  below?: ReactNode;
};

/** Whom an order goes to. */
export function OrderReceiver({ order: { address }, masked, below }: OrderReceiverProps) {
  const { t } = useTranslation('orderParts');
  const region = `${address.province} ${address.city} ${address.district}`;
  return (
    <OfficeCard title={t('customer')}>
      <KeyValues
        entries={[
          { id: 'name', name: t('name'), value: masked?.('name', address.name) ?? address.name },
          {
            id: 'phone',
            name: t('phone'),
            value:
              masked?.('phone', address.phone) ??
              (address.phone && <TextLink to={`tel:${address.phone}`}>{address.phone}</TextLink>),
          },
          ...(masked === undefined
            ? [{ id: 'address', name: t('address'), value: `${region} ${address.detail}` }]
            : [
                { id: 'region', name: t('region'), value: region },
                { id: 'street', name: t('street'), value: masked('street', address.detail) },
              ]),
        ]}
      />
      {below}
    </OfficeCard>
  );
}
