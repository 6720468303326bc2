import { useAppInfo, useSession } from '@mall/platform';
import { OfficePage } from '@mall/ui/office';
import { OfficeFrame } from '@mall/ui/office-frame';
import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ProofHost } from '@mall/office';
import { Around } from '../Around.tsx';
import { Brand } from '../Brand.tsx';
import { FirstOperator } from './FirstOperator.tsx';
import { NobodyYet } from './NobodyYet.tsx';
import { Ready } from './Ready.tsx';
import { setupPath } from './setup-path.ts';

/**
 * /operator/setup: opens a mall that nobody runs yet. The link's token is in the fragment, which no server sees; it stays
 * there over a reload and a sign-in, until it is used.
 */
export function SetupScreen() {
  const { t } = useTranslation('setup');
  const { t: frame } = useTranslation('operator');
  const { hash } = useLocation();
  const { token: signedIn, user } = useSession();
  const name = useAppInfo()?.shop_name;
  const link = new URLSearchParams(hash.slice(1)).get('token');
  // With the link, which the address must keep.
  const here = {
    to: `${setupPath}${hash}`,
    label: t('title'),
    icon: <DoorOpen size={16} aria-hidden />,
    current: true,
  };
  return (
    <OfficeFrame
      brand={<Brand name={name || 'Furnimall'} />}
      menu={frame('menu')}
      skip={frame('skip')}
      groups={[{ id: 'setup', label: t('title'), pages: [here] }]}
      around={<Around name={user?.name} />}
    >
      <OfficePage title={t('title')} sub={link === null ? undefined : t('sub')}>
        {link !== null ? <FirstOperator link={link} /> : signedIn === null ? <NobodyYet /> : <Ready />}
      </OfficePage>
      <ProofHost />
    </OfficeFrame>
  );
}
