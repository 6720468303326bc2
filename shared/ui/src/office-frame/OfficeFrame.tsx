import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { media } from '../base/media.ts';
import { Sheet } from '../feedback/Dialog.tsx';
import { useMedia } from '../hooks/useMedia.ts';
import { SkipLink } from '../layout/SkipLink.tsx';
import { type FrameGroup, FrameMenu } from './FrameMenu.tsx';
import { SidePanel } from './SidePanel.tsx';

export type { FrameGroup, FramePage } from './FrameMenu.tsx';

type Props = {
  /** Logo and name, the first thing in the bar. */
  brand: ReactNode;
  /** The accessible name of the menu, also of the button that opens it in a narrow window. */
  menu: string;
  skip: string;
  groups: readonly FrameGroup[];
  /** At the right of the bar in every window: search, work in the background. */
  tools?: ReactNode;
  /** At the right of the bar, in a narrow window below the menu: language, the way out. */
  around?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of an office whose remote brings its own: a bar of 56 px, pages by group at the side, a narrow menu of icons
 * on request. In a narrow window the bar names the page, and the menu is behind its first button. It knows no session,
 * no route and no shell, so it stands in the mall's page and on a page of its own alike.
 */
export function OfficeFrame({ brand, menu, skip, groups, tools, around, children }: Props) {
  const isNarrow = useMedia(media.narrow);
  const isPhone = useMedia(media.phone);
  const here = groups.flatMap(({ pages }) => pages).find(({ current }) => current);
  return (
    <Frame data-named={isNarrow || undefined}>
      <SkipLink to="office">{skip}</SkipLink>
      <Bar>
        {isNarrow && (
          <MenuButton menu={menu} groups={groups}>
            {around}
          </MenuButton>
        )}
        {isPhone ? <b>{here?.label ?? brand}</b> : <Brand>{brand}</Brand>}
        <Tools>
          {tools}
          {!isNarrow && around}
        </Tools>
      </Bar>
      <Columns>
        {!isNarrow && groups.length > 0 && <SidePanel menu={menu} groups={groups} />}
        <div id="office" tabIndex={-1}>
          {children}
        </div>
      </Columns>
    </Frame>
  );
}

function MenuButton({ menu, groups, children }: Pick<Props, 'menu' | 'groups' | 'children'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={menu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu size={20} aria-hidden />
      </IconButton>
      <Sheet open={isOpen} onClose={close} title={menu}>
        <Drawer onClick={({ target }) => target instanceof Element && target.closest('a') && close()}>
          <FrameMenu label={menu} groups={groups} />
          <div>{children}</div>
        </Drawer>
      </Sheet>
    </>
  );
}

const Frame = styled.div`--office-header: 56px;`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-sticky);
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: calc(var(--office-header) + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(var(--space-5), env(safe-area-inset-right)) 0 max(var(--space-5), env(safe-area-inset-left));
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--step--1);

  > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--step-1);
    font-weight: var(--weight-strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.narrow} {
    gap: var(--space-2);
    padding-inline: max(var(--space-2), env(safe-area-inset-left)) max(var(--space-2), env(safe-area-inset-right));
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  flex: 1;
  min-width: 0;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  flex: none;

  ${media.narrow} { gap: var(--space-2); }
`;

const Columns = styled.div`
  display: flex;
  align-items: start;

  > #office { flex: 1; min-width: 0; min-height: calc(100dvh - var(--office-header)); }
  > #office:focus { outline: none; }
`;

const Drawer = styled.div`
  display: grid;
  gap: var(--space-4);

  a { min-height: var(--control); }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
`;
