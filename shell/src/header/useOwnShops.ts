import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '@mall/contract/operations';
import { toast, useQueryOf } from '@mall/platform';

type OwnShop = Output<'staff.shops'>['list'][number];

export type OwnShops = {
  shops: readonly OwnShop[];
  /** The shop whose office is open; undefined until it is known. */
  open?: OwnShop;
  /** The address of its logo; undefined for the mall's own mark. */
  logo?: string;
  onBroken: () => void;
};

/**
 * The shops that the member works for. When the logo fails to load, shows one message (spec §8, msg1) and the
 * default logo.
 */
export const useOwnShops = (): OwnShops => {
  const { t } = useTranslation('shell');
  const { data, isError } = useQueryOf('staff.shops', {}, { quiet: true });
  const [broken, setBroken] = useState(false);
  const failed = isError || broken;
  const words = t('seller.msg1');
  // The failure happens outside our events, and must be reported once.
  useEffect(() => {
    if (failed) toast.error(words);
  }, [failed, words]);

  const shops = data?.list ?? [];
  const open = shops.find(({ active }) => active);
  return { shops, open, logo: (!broken && open?.logo) || undefined, onBroken: () => setBroken(true) };
};
