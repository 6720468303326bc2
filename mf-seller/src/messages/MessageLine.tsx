import { officePaths } from '@mall/contract/seller/office-paths';
import { Checkbox, IconButton, media, TextLink, VisuallyHidden } from '@mall/ui';
import { Cells } from '@mall/ui/office';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Message } from './useInbox.ts';

type Props = {
  message: Message;
  open: boolean;
  chosen: boolean;
  onShow: () => void;
  onChoose: (on: boolean) => void;
  onRemove: () => void;
};

/** One message: an unread one is bold with a dot; it opens in place. */
export function MessageLine({ message, open, chosen, onShow, onChoose, onRemove }: Props) {
  const { t } = useTranslation('inbox');
  const { id, title, body, read, at, orderId, type } = message;
  return (
    <Line data-unread={!read || undefined}>
      <Checkbox label={t('choose', { title })} hideLabel checked={chosen} onChange={onChoose} />
      <div>
        <button type="button" aria-expanded={open} aria-controls={`message-${id}`} onClick={onShow}>
          <span>
            {!read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
            {title}
            {!open && <small>{body}</small>}
          </span>
          {Cells.dateTime(at)}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <div id={`message-${id}`} hidden={!open}>
          <p>{body}</p>
          {orderId !== null && (
            <TextLink to={`${officePaths.orders()}?orderId=${orderId}`}>{t('toOrder')}</TextLink>
          )}
          {type.startsWith('staff.') && <TextLink to={officePaths.staff()}>{t('toStaff')}</TextLink>}
        </div>
      </div>
      <IconButton label={t('remove', { title })} onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-1) var(--space-4);
  border-top: 1px solid var(--o-line-soft);
  font-size: var(--o-s);

  > :first-child { padding-top: var(--space-2); }
  > div > button { display: flex; align-items: center; gap: 0 var(--space-3); width: 100%; min-height: 44px; text-align: left; }
  > div > button > span { display: grid; flex: 1; min-width: 0; }
  small { overflow: hidden; color: var(--text-muted); font-size: var(--o-xs); font-weight: var(--weight); text-overflow: ellipsis; white-space: nowrap; }
  > div > button > svg { color: var(--text-muted); }
  > div > button[aria-expanded='true'] > svg { rotate: 180deg; }
  time { color: var(--text-muted); font-size: var(--o-xs); font-weight: var(--weight); font-variant-numeric: tabular-nums; }
  > div > div { max-width: 80ch; padding: 0 0 var(--space-3) var(--space-5); }
  p { margin-bottom: var(--space-2); color: var(--text-muted); white-space: pre-line; }
  &[data-unread] > div > button { font-weight: var(--weight-strong); }
  > div > button::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 50%; }
  &[data-unread] > div > button::before { background: var(--brand); }
  > button { margin-top: var(--space-1); width: 34px; height: 34px; border-radius: var(--o-radius); }

  ${media.phone} {
    column-gap: var(--space-2);
    > div > button { flex-wrap: wrap; align-content: center; padding-block: var(--space-1); }
    > div > button > span { flex: 1 1 calc(100% - 60px); }
    > div > button > time { order: 1; flex: 0 0 100%; padding-left: 20px; /* under the words */ }
  }
`;
