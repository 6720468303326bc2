import { Badge } from '@mall/ui';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Conversation } from './desk.ts';

type Props = { conversation: Conversation; current: boolean; onOpen: () => void };

/** One conversation of the inbox: who, what was said last, whose it is, and whether somebody waits. */
export function InboxLine({ conversation, current, onOpen }: Props) {
  const { t } = useTranslation('officeTalk');
  const { member, lastAt, lastWords, lastSide, assigned, unread, waitingSince, status } = conversation;
  const said = lastWords || t('picture');
  return (
    <Line>
      <button type="button" aria-current={current || undefined} onClick={onOpen}>
        <b>{member.name}</b>
        {Cells.dateTime(lastAt)}
        <span>{lastSide === 'office' ? t('we', { said }) : said}</span>
        <small>
          {assigned === null ? t('nobody') : assigned.name}
          {unread > 0 && <Badge tone="sale">{t('unread', { count: unread })}</Badge>}
          {waitingSince !== null && <Badge tone="warning">{t('waits')}</Badge>}
          {status === 'closed' && <Badge>{t('isClosed')}</Badge>}
        </small>
      </button>
    </Line>
  );
}

const Line = styled.li`
  border-top: 1px solid var(--o-line-soft);
  font-size: var(--o-s);

  button { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-1) var(--space-3); width: 100%; padding: var(--space-3) var(--space-4); border-left: 3px solid transparent; text-align: left; }
  button[aria-current] { border-left-color: var(--brand); background: var(--brand-soft); }
  time, small { color: var(--text-muted); font-size: var(--o-xs); }
  span { overflow: hidden; min-width: 0; text-overflow: ellipsis; white-space: nowrap; }
  small { display: flex; flex-wrap: wrap; grid-column: 1 / -1; gap: var(--space-2); }
`;
