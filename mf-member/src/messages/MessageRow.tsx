import { ChevronDown, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { Checkbox, IconButton, media, TextLink, useFormat, VisuallyHidden } from '@mall/ui';
import type { Message } from './useMessages.ts';

type MessageRowProps = {
  message: Message;
  open: boolean;
  chosen: boolean;
  onShow: () => void;
  onChoose: (on: boolean) => void;
  onRemove: () => void;
};

/** One message: an unread one is bold with a dot; a closed one shows its first words, and opens in place. */
export function MessageRow({ message, open, chosen, onShow, onChoose, onRemove }: MessageRowProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const { id, title, body, read, at, orderId, productId, type } = message;
  return (
    <Line data-unread={!read || undefined}>
      <Checkbox label={t('messages.choose', { title })} hideLabel checked={chosen} onChange={onChoose} />
      <div>
        <button type="button" aria-expanded={open} aria-controls={`message-${id}`} onClick={onShow}>
          <span>
            {!read && <VisuallyHidden>{t('messages.unread')} </VisuallyHidden>}
            {title}
            {!open && <small>{body}</small>}
          </span>
          <time dateTime={at}>{format.dateTime(at)}</time>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </button>
        <div id={`message-${id}`} hidden={!open}>
          <p>{body}</p>
          {orderId !== null && (
            <TextLink to={paths.memberOrders({ orderId })}>{t('messages.toOrder')}</TextLink>
          )}
          {productId !== null && (
            <TextLink to={paths.product({ productId })}>{t('messages.toProduct')}</TextLink>
          )}
          {type.startsWith('quote.') && (
            <TextLink to={paths.memberOffers()}>{t('messages.toOffers')}</TextLink>
          )}
          {type.startsWith('account.') && (
            <TextLink to={paths.memberProfile({ part: 'security' })}>{t('messages.toSecurity')}</TextLink>
          )}
        </div>
      </div>
      <IconButton label={t('messages.remove', { title })} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
  font-size: var(--step-ui);

  > div { min-width: 0; }
  > div > button { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 0 var(--space-3); width: 100%; min-height: var(--control); text-align: left; } /* what, when, a sign */
  > div > button > svg { color: var(--text-muted); }
  > div > button[aria-expanded='true'] > svg { rotate: 180deg; }
  small, time { color: var(--text-muted); font-size: var(--step--1); font-weight: var(--weight); font-variant-numeric: tabular-nums; }
  small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > div > div { padding-block: var(--space-1) var(--space-3); }
  p { margin-bottom: var(--space-2); color: var(--text-muted); white-space: pre-line; }
  &[data-unread] > div > button { font-weight: var(--weight-strong); }
  &[data-unread] > div > button > span::before { content: ''; display: inline-block; width: var(--space-2); height: var(--space-2); margin-right: var(--space-2); border-radius: 50%; background: var(--sale); }
  ${media.phone} {
    > div > button { grid-template-columns: minmax(0, 1fr) auto; }
    small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; }
    > div > button > time { grid-row: 2; }
    > div > button > svg { grid-area: 1 / 2 / span 2; }
  }
`;
