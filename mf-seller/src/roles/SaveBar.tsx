import { Button, media } from '@mall/ui';
import { Lock, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LeaveGuard } from '../LeaveGuard.tsx';
import type { useRoles } from './useRoles.ts';

/** The unsaved permissions, and the button to save them. It stays visible under the table. */
export function SaveBar({ state }: { state: ReturnType<typeof useRoles> }) {
  const { t } = useTranslation('roles');
  const [first] = state.drafts;
  const many = state.drafts.length > 1;
  return (
    <Bar>
      <LeaveGuard on={first !== undefined} />
      <span role="status">
        {first && (
          <>
            <Pencil size={14} strokeWidth={1.75} aria-hidden />
            {many
              ? t('unsavedMany', { roles: state.drafts.length })
              : t('unsaved', { name: first.role.name, count: first.changes })}
          </>
        )}
      </span>
      <small>
        <Lock size={12} strokeWidth={1.75} aria-hidden /> {t('rule')}
      </small>
      {first && (
        <div>
          <Button tone="ghost" disabled={state.saving} onClick={state.discard}>
            {t('discard')}
          </Button>
          <Button tone="primary" busy={state.saving} onClick={state.save}>
            {many ? t('saveMany', { roles: state.drafts.length }) : t('save', { name: first.role.name })}
          </Button>
        </div>
      )}
    </Bar>
  );
}

const Bar = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 56px;
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--o-radius) var(--o-radius);
  background: var(--surface);
  font-size: var(--o-s);

  > span { display: inline-flex; align-items: center; gap: var(--space-2); }
  > span:empty { display: none; }
  > small { color: var(--text-muted); font-size: var(--o-xs); }
  > small > svg { display: inline; vertical-align: -1px; }
  > div { display: flex; gap: var(--space-2); margin-left: auto; }
  ${media.phone} { > div { width: 100%; > * { flex: 1; } } }
`;
