import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { logo as logoSize } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { tab } from '@mall/platform';
import { IconButton, media, Menu } from '@mall/ui';
import { Mark } from './Logo.tsx';
import type { OwnShops } from './useOwnShops.ts';

/** The logo of the shop whose office is open, and the menu of the member's other shops. */
export function SellerLogo({ own: { shops, open, logo, onBroken } }: { own: OwnShops }) {
  const { t } = useTranslation('shell');
  return (
    <Place>
      <Door to={paths.sellerOverview()} aria-label={open?.storeName ?? t('header.backOffice')}>
        {logo ? (
          <img src={logo} alt="" {...logoSize} onError={onBroken} />
        ) : (
          <>
            <Mark />
            <span>{open?.storeName ?? 'Furnimall'}</span>
          </>
        )}
      </Door>
      {shops.length > 1 && <Switch shops={shops} />}
    </Place>
  );
}

/** The shops that the member works for, with the role in each. Each browser tab is in one of them. */
function Switch({ shops }: Pick<OwnShops, 'shops'>) {
  return (
    <Menu
      items={shops.map(({ id, storeName, roleName, active }) => ({
        id,
        label: storeName,
        hint: roleName,
        checked: active,
        onSelect: () => {
          if (active) return;
          // No data of one shop may appear in another: the page reloads.
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

  ${media.narrow} { width: auto; max-width: 216px; }
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
  &:focus-visible { outline-offset: -3px; }
`;
