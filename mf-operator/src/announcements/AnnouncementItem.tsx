import { IconButton, media, useFormat } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import type { Announcement } from './useAnnouncements.ts';

const tones = { shown: 'good', waiting: 'wait', planned: 'info', over: 'neutral' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Props = { announcement: Announcement; steps?: { edit: () => void; remove: () => void } };

/** One announcement: its words, where it leads, when it is shown; what can be done with it. */
export function AnnouncementItem({ announcement, steps }: Props) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  const { text, link, from, to, closable, state } = announcement;
  const name = nameOf(text);
  const told = [
    from && t('from', { at: format.dateTime(from) }),
    to && t('to', { at: format.dateTime(to) }),
    from === null && to === null && t('always'),
    !closable && t('stays'),
  ].filter((part) => typeof part === 'string');
  return (
    <Row>
      <div>
        <b>{name}</b>
        {link !== '' && <p>{link}</p>}
        <small>{told.join(' · ')}</small>
      </div>
      <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
      {steps && (
        <span>
          <IconButton label={t('edit', { name })} onClick={steps.edit}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={steps.remove}>
            <Trash2 {...icon} />
          </IconButton>
        </span>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);

  b { overflow-wrap: anywhere; }
  p { color: var(--text-muted); font-size: var(--o-s); overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  > span:last-child { display: flex; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    > :first-child { grid-column: 1 / -1; }
    > :nth-child(2) { justify-self: start; }
  }
`;
