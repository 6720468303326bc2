import { paths } from '@mall/contract/core/paths';
import { rememberTarget, useSession } from '@mall/platform';
import { Button, ButtonLink, IconButton } from '@mall/ui';
import { ArrowLeft, FolderOpen, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '@mall/ui';
import { DesignsDialog } from './DesignsDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { Saving } from './useSaving.ts';

/** Back, the name of the room and its save state, the member's other rooms, the share link. */
export function Header({ saving }: { saving: Saving }) {
  const { t } = useTranslation('design');
  const [dialog, setDialog] = useState<'designs' | 'share' | null>(null);
  const { pathname, search } = useLocation();
  const member = useSession().token !== null;
  return (
    <Bar>
      <Link to={paths.home()} aria-label={t('header.back')}>
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
      </Link>
      <div>
        <input
          aria-label={t('header.name')}
          value={saving.name}
          placeholder={t('header.untitled')}
          maxLength={60}
          onChange={(event) => saving.rename(event.target.value)}
        />
        <output aria-live="polite">{t(`header.state.${saving.state}`)}</output>
      </div>
      {member ? (
        <>
          <IconButton label={t('header.designs')} onClick={() => setDialog('designs')}>
            <FolderOpen size={20} aria-hidden />
          </IconButton>
          <Button
            tone="ghost"
            icon={<Share2 size={20} strokeWidth={1.5} aria-hidden />}
            onClick={() => setDialog('share')}
          >
            {t('header.share')}
          </Button>
        </>
      ) : (
        <ButtonLink
          to={paths.login()}
          onClick={() => rememberTarget(saving.changed ? paths.cloudDesign() : pathname + search)}
        >
          {t('header.signIn')}
        </ButtonLink>
      )}
      <DesignsDialog open={dialog === 'designs'} onClose={() => setDialog(null)} />
      <ShareDialog open={dialog === 'share'} onClose={() => setDialog(null)} saving={saving} />
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  padding: 0 var(--space-4);
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  > a:first-child {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--control);
    height: var(--control);
    margin-left: calc(-1 * var(--space-3));
  }
  > div { display: grid; flex: 1; min-width: 0; line-height: 1.3; }
  input {
    width: 100%;
    max-width: 32ch;
    padding: 2px var(--space-2);
    margin-left: calc(-1 * var(--space-2));
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    font-size: var(--step-ui);
    font-weight: var(--weight-strong);
    text-overflow: ellipsis;
  }
  input:hover { border-color: var(--line); }
  output {
    color: var(--text-muted);
    font-size: var(--step--1);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${media.phone} { padding: 0 var(--space-3); gap: 0; }
`;
