import { deliveryLimitDays } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { promisedBy, promisedDay } from '@mall/contract/trade/promise';
import { opens, serverNow, useQueryOf, useSession } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { ArrowRight, Box, Package, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { centimetres } from '@mall/contract/core/measures';
import { largestBox, type Sku } from './sku-choice.ts';

/** A low stock is worth displaying, a high number is not. */
const lowStock = 10;

/** The delivery date, the stock, and the parcel that must fit through the door. */
export function Facts({ productId, sku }: { productId: string; sku: Sku | undefined }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const [now] = useState(serverNow);
  const place = useDeliveryPlace();
  if (!sku) return null;
  // The date is first or last, depending on the language.
  const [before, after] = t('product.delivered', { date: '|' }).split('|');
  const largest = largestBox(sku.boxes);
  const room = paths.cloudDesign();
  const wanted = paths.wantBuy({ productId });
  return (
    <List>
      <li>
        <Truck size={20} strokeWidth={1.5} aria-hidden />
        <div>
          {before}
          <b>{format.date(promisedDay(promisedBy([sku.leadDays], now)), 'weekday')}</b>
          {after}
          <small>
            {t('product.within', { days: deliveryLimitDays })}
            {place && t('product.placeTo', { place })}
          </small>
        </div>
      </li>
      <li>
        <Package size={20} strokeWidth={1.5} aria-hidden />
        <div>
          <span data-low={sku.stock <= lowStock || undefined}>
            {t('product.stock', { count: sku.stock })}
          </span>
          {largest && (
            <small>
              {t('product.parcels', {
                count: sku.boxes.length,
                size: centimetres(largest),
                kg: format.number(largest.kg),
              })}
            </small>
          )}
          {sku.stock < 1 && opens(wanted) && <Link to={wanted}>{t('product.want')}</Link>}
        </div>
      </li>
      {opens(room) && (
        <li>
          <Box size={20} strokeWidth={1.5} aria-hidden />
          <Whole to={room}>
            <span>
              {t('product.inRoom')}
              <small>{t('product.inRoomNote')}</small>
            </span>
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
          </Whole>
        </li>
      )}
    </List>
  );
}

/** The default place of delivery: city and district of the member's first address. */
const useDeliveryPlace = (): string | undefined => {
  const signedIn = useSession().token !== null;
  const addresses = useQueryOf('address.list', {}, { enabled: signedIn, quiet: true });
  const usual = addresses.data?.find(({ isDefault }) => isDefault) ?? addresses.data?.[0];
  return signedIn && usual ? `${usual.city} ${usual.district}` : undefined;
};

const Whole = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  &:hover { color: var(--brand); }
`;

const List = styled.ul`
  margin-top: var(--space-5);
  border-top: 1px solid var(--line);

  > li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: var(--space-3);
    padding: var(--space-4) 0;
    border-bottom: 1px solid var(--line);
    font-size: var(--step-ui);
    line-height: 1.45;
  }
  svg { color: var(--brand); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  [data-low] { color: var(--sale); font-weight: var(--weight-strong); }
`;
