import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { logo as logoSize } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useAppInfo, useShop } from '@mall/platform';
import { media } from '@mall/ui';
import { useLeads } from '../menus/useMenu.ts';

/**
 * The link to the home page: the shop's logo, else its name in the display face, else the platform's own
 * mark.
 */
export function Logo({ small }: { small?: boolean }) {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const name = useMallName();
  const home = leads(paths.home()) ? paths.home() : '/';
  return (
    <Door to={home} aria-label={`${name} · ${t('header.home')}`} data-small={small || undefined}>
      <Sign name={name} />
    </Door>
  );
}

const useMallName = (): string => {
  const [shop, app] = [useShop(), useAppInfo()];
  return shop?.storeName ?? app?.shop_name ?? 'Furnimall';
};

function Sign({ name }: { name: string }) {
  const shop = useShop();
  const app = useAppInfo();
  const [broken, setBroken] = useState<string>();
  const picture = shop ? shop.logo : app?.pc_logo;
  if (picture && picture !== broken) {
    return <img src={picture} alt={name} {...logoSize} onError={() => setBroken(picture)} />;
  }
  return (
    <>
      {!shop && <Mark />}
      <span>{name}</span>
    </>
  );
}

/** The back of a chair, which is also a doorway. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M6 28V14a10 10 0 0 1 20 0v14M6 20h20" />
    </svg>
  );
}

const Door = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  flex: none;
  height: 50px;
  max-width: 180px;
  color: var(--text);
  font: var(--weight-display) var(--step-2) / 1 var(--font-display);
  letter-spacing: -0.02em;
  white-space: nowrap;

  > svg { width: 30px; height: 30px; color: var(--brand); }
  > img { width: auto; height: 100%; max-width: 100%; object-fit: contain; object-position: left center; }
  /* Logos are drawn for a light background, mostly in dark letters. */
  :root[data-theme='dark'] & > img { border-radius: var(--radius-s); background: var(--picture); }
  &[data-small] { height: 40px; font-size: var(--step-2); }
  &[data-small] > svg { display: none; }

  ${media.phone} {
    height: 44px;
    font-size: var(--step-2);
    > svg { width: 26px; height: 26px; }
  }
`;
