import { ChevronsUpDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { logo as logoSize } from '@mall/contract/limits';
import { paths } from '@mall/contract/paths';
import type { Output } from '@mall/contract/operations';
import { tab, toast, useQueryOf } from '@mall/platform';
import { IconButton, media, Menu } from '@mall/ui';
import { Mark } from './Logo.tsx';

/**
 * The logo of the shop in whose office one is, and the way to the others that one works for. When it cannot be fetched, one
 * message (spec §8, msg1) and the default logo.
 */
export function SellerLogo() {
  const { t } = useTranslation('shell');
  const shops = useQueryOf('staff.shops', {}, { quiet: true });
  const [broken, setBroken] = useState(false);
  const failed = shops.isError || broken;
  const words = t('seller.msg1');
  // The failure happens outside of any event of ours, and is to be told once.
  useEffect(() => {
    if (failed) toast.error(words);
  }, [failed, words]);

  const list = shops.data?.list ?? [];
  const shop = list.find(({ active }) => active);
  return (
    <Place>
      <Door to={paths.sellerOverview()} aria-label={shop?.storeName ?? t('header.backOffice')}>
        {shop?.logo && !broken ? (
          <img src={shop.logo} alt="" {...logoSize} onError={() => setBroken(true)} />
        ) : (
          <>
            <Mark />
            <span>{shop?.storeName ?? 'Furnimall'}</span>
          </>
        )}
      </Door>
      {list.length > 1 && <Switch shops={list} />}
    </Place>
  );
}

/** The shops that one works for, with the role in each. Each tab of the browser is in one of them. */
function Switch({ shops }: { shops: Output<'staff.shops'>['list'] }) {
  return (
    <Menu
      items={shops.map(({ id, storeName, roleName, active }) => ({
        id,
        label: storeName,
        hint: roleName,
        checked: active,
        onSelect: () => {
          if (active) return;
          // Nothing of one shop may be shown in another: the page begins anew.
          tab.write('office', id);
          location.assign(paths.sellerOverview());
        },
      }))}
      trigger={(attributes) => (
        <IconButton {...attributes} label={shops.find(({ active }) => active)?.storeName ?? ''}>
          <ChevronsUpDown size={16} aria-hidden />
        </IconButton>
      )}
    />
  );
}

const Place = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  width: 192px;

  ${media.phone} { width: auto; max-width: 190px; }
`;

const Door = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  flex: 1;
  min-width: 0;
  overflow: hidden;
  height: 56px;
  font: var(--weight-display) var(--step-2) / 1 var(--font-display);
  white-space: nowrap;

  > img { width: auto; height: 36px; }
  :root[data-theme='dark'] & > img { border-radius: var(--radius-s); background: var(--picture); }
  > svg { flex: none; width: 26px; height: 26px; color: var(--brand); }
  > span { overflow: hidden; text-overflow: ellipsis; }

  ${media.phone} { max-width: 130px; font-size: var(--step-1); }
`;
