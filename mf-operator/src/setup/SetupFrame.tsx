import { ProofHost } from '@mall/office';
import { useAppInfo, useSession } from '@mall/platform';
import { OfficePage } from '@mall/ui/office';
import { type FramePage, OfficeFrame } from '@mall/ui/office-frame';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Around } from '../Around.tsx';
import { Brand } from '../Brand.tsx';

type Props = { pages: readonly FramePage[]; title: string; sub?: ReactNode; children: ReactNode };

/** The console's frame without its pages: the set-up opens before anybody may see those. */
export function SetupFrame({ pages, title, sub, children }: Props) {
  const { t } = useTranslation('setup');
  const { t: frame } = useTranslation('operator');
  const { user } = useSession();
  const name = useAppInfo()?.shop_name;
  return (
    <OfficeFrame
      brand={<Brand name={name || 'Furnimall'} />}
      menu={frame('menu')}
      skip={frame('skip')}
      groups={[{ id: 'setup', label: t('title'), pages }]}
      around={<Around name={user?.name} />}
    >
      <OfficePage title={title} sub={sub}>
        {children}
      </OfficePage>
      <ProofHost />
    </OfficeFrame>
  );
}
