import { conversationPath } from '@mall/contract/trade/talk-paths';
import { mallName } from '@mall/platform';
import { Badge, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Conversation } from './useTalk.ts';

/** One conversation of the list: with whom, what was said last, and how much is unread. */
export function ConversationLine({
  conversation,
  current,
}: {
  conversation: Conversation;
  current: boolean;
}) {
  const { t } = useTranslation('talk');
  const format = useFormat();
  const { id, name, lastAt, lastWords, unread } = conversation;
  return (
    <Line>
      <Link to={conversationPath(id)} aria-current={current ? 'page' : undefined}>
        <b>{name || mallName()}</b>
        <time dateTime={lastAt}>{format.dateTime(lastAt, 'short')}</time>
        <span>{lastWords || t('picture')}</span>
        {unread > 0 && <Badge tone="sale">{t('unread', { count: unread })}</Badge>}
      </Link>
    </Line>
  );
}

const Line = styled.li`
  & + & { border-top: 1px solid var(--line); }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--space-1) var(--space-3); padding: var(--space-3) var(--space-4); font-size: var(--step-ui); }
  a[aria-current] { background: var(--brand-soft); }
  time { color: var(--text-muted); font-size: var(--step--1); }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
