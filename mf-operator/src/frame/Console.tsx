import { pickText } from '@mall/contract/core/languages';
import { ProofHost } from '@mall/office';
import { language, useAppInfo } from '@mall/platform';
import { Skeleton } from '@mall/ui';
import { OfficeFrame } from '@mall/ui/office-frame';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { groups, type Page } from '../declared/page.ts';
import { pages } from '../declared/pages.ts';
import { Around } from '../Around.tsx';
import { Brand } from '../Brand.tsx';
import { Tools } from './tools/Tools.tsx';
import { Closed } from './Closed.tsx';
import { PageIcon } from './icons.tsx';
import { useMe } from '../useMe.ts';

/** The frame of the console: who may see it, its menu, the dialog of fresh proofs. */
export function Console({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { me, isPending, refusal, retry } = useMe();
  const menu = useMenu();
  // The mall's own name, also where a shop's code has put the shop's everywhere else.
  const name = useAppInfo()?.shop_name;
  return (
    <OfficeFrame
      brand={<Brand name={name || 'Furnimall'} />}
      menu={t('menu')}
      skip={t('skip')}
      groups={menu}
      tools={me && <Tools />}
      around={<Around name={me?.name} />}
    >
      {me === undefined && !isPending ? <Closed refusal={refusal} onRetry={retry} /> : null}
      {me === undefined && isPending && <Skeleton kind="block" height={480} />}
      {me !== undefined && children}
      <ProofHost />
    </OfficeFrame>
  );
}

/** The pages that this operator may open, by group. */
const useMenu = () => {
  const { t } = useTranslation('operator');
  const { me } = useMe();
  const { pathname } = useLocation();
  const open = pages.filter(
    ({ needs, within }: Page) =>
      within === undefined && (needs === undefined || me?.permissions.includes(needs)),
  );
  return groups.flatMap((group) => {
    const inside = me === undefined ? [] : open.filter((page) => page.group === group);
    if (inside.length === 0) return [];
    const listed = inside.map(({ path, title, icon }) => ({
      to: path,
      label: pickText(title, language()).text,
      icon: <PageIcon name={icon} />,
      current: pathname === path || pathname.startsWith(`${path}/`),
    }));
    return [{ id: group, label: t(`group.${group}`), pages: listed }];
  });
};
