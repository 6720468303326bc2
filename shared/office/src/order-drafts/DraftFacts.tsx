import { media, MoneyText, Picture } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Draft } from './useDrafts.ts';

/** A draft to be read: its goods at their prices, the customer, the discount and the note. */
export function DraftFacts({ draft }: { draft: Draft }) {
  const { t } = useTranslation('orderDrafts');
  const { customer, priced } = draft;
  return (
    <>
      <OfficeCard title={t('goods.title')}>
        <List aria-label={t('goods.title')}>
          {priced.lines.map(({ skuId, name, specText, image, qty, price, amount, trouble, stock }) => (
            <li key={skuId}>
              <Picture src={image === '' ? null : image} alt="" width={40} height={40} sizes="40px" />
              <span>
                <b>{name}</b>
                <small>{specText}</small>
                {trouble !== null && <em>{t(`trouble.${trouble}`, { count: stock })}</em>}
              </span>
              <span>
                <MoneyText amount={price} decimals="always" /> × {qty}
              </span>
              <MoneyText amount={amount} decimals="always" strong />
            </li>
          ))}
        </List>
      </OfficeCard>
      <OfficeCard title={t('customer.title')}>
        <KeyValues
          entries={[
            { id: 'name', name: t('customer.name'), value: customer.name },
            { id: 'phone', name: t('customer.phone'), value: customer.phone },
            {
              id: 'address',
              name: t('customer.address'),
              value: `${customer.region} ${customer.detail}`.trim(),
            },
            {
              id: 'discount',
              name: t('discount.title'),
              value: draft.discountBps === 0 ? '' : `${draft.discountBps / 100} % · ${draft.reason}`,
            },
            { id: 'note', name: t('note.label'), value: draft.note },
          ]}
        />
      </OfficeCard>
    </>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto auto;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
  }
  li + li { border-top: 1px solid var(--line); }
  li > span:nth-child(2) { display: grid; min-width: 0; }
  b { font-weight: var(--weight-strong); }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  em { color: var(--danger); font-size: var(--o-xs); font-style: normal; }
  ${media.phone} {
    li { grid-template-columns: 40px minmax(0, 1fr) auto; }
    li > :nth-child(2) { grid-column: 2 / -1; }
    li > :nth-child(3) { grid-column: 2; }
  }
`;
