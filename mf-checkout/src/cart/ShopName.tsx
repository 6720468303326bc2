import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppInfo, useShop } from '@mall/platform';

/** The shop through which the lines below were added. Only the name of the current shop is known. */
export function ShopName({ shopId }: { shopId: string | null }) {
  const { t } = useTranslation('checkout');
  const shop = useShop();
  const app = useAppInfo();
  const mall = app?.shop_name ?? t('cart.shop.mall');
  const name = shopId === null ? mall : shop?.id === shopId ? shop.storeName : t('cart.shop.other');
  return (
    <Name>
      <Store size={16} strokeWidth={1.5} aria-hidden />
      {name}
    </Name>
  );
}

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);
`;
