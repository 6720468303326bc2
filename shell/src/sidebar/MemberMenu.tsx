import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '@mall/platform';
import { Badge, media } from '@mall/ui';
import { useMenuGroups } from '../menus/useMenu.ts';
import { MemberMenuLine } from './MemberMenuLine.tsx';

/** How much of the previous tab stays visible, in px. */
const edge = 48;
const groupsWithTitle = ['orders', 'account', 'promotion'] as const;

/** The member's name and picture, and the groups of the member centre as the remotes declare them. */
export function MemberMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  // The console's line is for operators: only this frame, which is fetched for members, asks whether one is.
  const groups = useMenuGroups('member').filter(({ group }) => group !== 'operator' || user?.operator);
  const titleOf = (group: string) => {
    const titled = groupsWithTitle.find((known) => known === group);
    return titled && t(`member.${titled}`);
  };
  const { pathname } = useLocation();
  const box = useRef<HTMLElement>(null);
  // The browser scrolls: in a narrow window the tab of this page may be beyond the edge, also after the
  // remotes' lines have arrived.
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current && here) box.current.scrollLeft = here.offsetLeft - box.current.offsetLeft - edge;
  }, [pathname, groups.length]);
  return (
    <Box ref={box} aria-label={t('header.memberCentre')}>
      <Who />
      {groups.map(({ group, entries }) => (
        <section key={group}>
          {titleOf(group) && <h2>{titleOf(group)}</h2>}
          <ul>
            {entries.map((entry) => (
              <MemberMenuLine key={entry.path} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </Box>
  );
}

function Who() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const name = user?.name ?? t('header.member');
  return (
    <Person>
      {user?.image ? (
        <img src={user.image} alt="" width={40} height={40} />
      ) : (
        <i aria-hidden>{name.slice(0, 1)}</i>
      )}
      <div>
        <b>{name}</b>
        {user?.rank && <Badge tone="brand">{user.rank.label}</Badge>}
      </div>
    </Person>
  );
}

const Box = styled.nav`
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-size: var(--step-ui);

  h2 { padding: var(--space-3) var(--space-3) var(--space-2); color: var(--text-muted); font-size: var(--step--1); }

  ${media.narrow} {
    display: flex;
    gap: var(--space-5);
    margin-inline: calc(-1 * var(--margin));
    padding: 0 var(--margin);
    overflow-x: auto;
    scrollbar-width: none;
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;

    > section, > section > ul { display: flex; gap: var(--space-5); flex: none; }
    h2 { display: none; }
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 64px;
  padding: 0 var(--space-2) var(--space-3);
  border-bottom: 1px solid var(--line);

  > img, > i { flex: none; width: 40px; height: 40px; border-radius: 50%; object-fit: cover; }
  > i {
    display: grid;
    place-items: center;
    background: var(--brand-soft);
    color: var(--brand);
    font-style: normal;
    font-weight: var(--weight-strong);
  }
  > div { display: grid; justify-items: start; gap: var(--space-1); min-width: 0; }
  b { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

  ${media.narrow} { display: none; }
`;
