import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { logo as logoSize } from '@mall/contract/limits';
import { paths } from '@mall/contract/paths';
import { toast, useQueryOf } from '@mall/platform';
import { media } from '@mall/ui';
import { Mark } from './Logo.tsx';

/** The own shop's logo. When it cannot be fetched, one message (spec §8, msg1) and the default logo. */
export function SellerLogo() {
  const { t } = useTranslation('shell');
  const shop = useQueryOf('shop.profile', {}, { quiet: true });
  const [broken, setBroken] = useState(false);
  const failed = shop.isError || broken;
  const words = t('seller.msg1');
  // The failure happens outside of any event of ours, and is to be told once.
  useEffect(() => {
    if (failed) toast.error(words);
  }, [failed, words]);

  const live = shop.data?.live;
  return (
    <Door to={paths.sellerShop()} aria-label={live?.storeName ?? t('header.backOffice')}>
      {live?.logo && !broken ? (
        <img src={live.logo} alt="" {...logoSize} onError={() => setBroken(true)} />
      ) : (
        <>
          <Mark />
          <span>{live?.storeName ?? 'Furnimall'}</span>
        </>
      )}
    </Door>
  );
}

const Door = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  width: 180px;
  overflow: hidden;
  height: 56px;
  font: var(--weight-display) var(--step-2) / 1 var(--font-display);
  white-space: nowrap;

  > img { width: auto; height: 36px; }
  :root[data-theme='dark'] & > img { border-radius: var(--radius-s); background: var(--picture); }
  > svg { flex: none; width: 26px; height: 26px; color: var(--brand); }
  > span { overflow: hidden; text-overflow: ellipsis; }

  ${media.phone} { width: auto; max-width: 130px; font-size: var(--step-1); }
`;
