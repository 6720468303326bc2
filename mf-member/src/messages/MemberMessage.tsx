import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { media, MessageRow, type MessageRowProps, TextLink, useFormat } from '@mall/ui';
import type { Message } from './useMessages.ts';

type MemberMessageProps = Omit<MessageRowProps, 'message' | 'when' | 'words' | 'children'> & {
  message: Message;
};

/** One message of the member, with links to its order, product, offers, invitations or security. */
export function MemberMessage({ message, ...row }: MemberMessageProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const { title, at, orderId, productId, type } = message;
  return (
    <Row
      {...row}
      message={message}
      when={<time dateTime={at}>{format.dateTime(at)}</time>}
      words={{
        choose: t('messages.choose', { title }),
        unread: t('messages.unread'),
        remove: t('messages.remove', { title }),
      }}
    >
      {orderId !== null && <TextLink to={paths.memberOrders({ orderId })}>{t('messages.toOrder')}</TextLink>}
      {productId !== null && <TextLink to={paths.product({ productId })}>{t('messages.toProduct')}</TextLink>}
      {type.startsWith('quote.') && <TextLink to={paths.memberOffers()}>{t('messages.toOffers')}</TextLink>}
      {type === 'staff.invited' && (
        <TextLink to={paths.memberProfile({ part: 'invitations' })}>{t('messages.toInvitations')}</TextLink>
      )}
      {type.startsWith('talk.') && <TextLink to={talkPath()}>{t('messages.toTalk')}</TextLink>}
      {type.startsWith('account.') && (
        <TextLink to={paths.memberProfile({ part: 'security' })}>{t('messages.toSecurity')}</TextLink>
      )}
    </Row>
  );
}

const Row = styled(MessageRow)`
  padding: var(--space-2) var(--space-4);
  font-size: var(--step-ui);

  > div > button { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; } /* what, when, a sign */
  small, time { font-size: var(--step--1); }
  small { display: block; }
  > div > div { padding-block: var(--space-1) var(--space-3); }
  &[data-unread] > div > button > span::before {
    content: '';
    display: inline-block;
    width: var(--space-2);
    height: var(--space-2);
    margin-right: var(--space-2);
    border-radius: 50%;
    background: var(--sale);
  }
  ${media.phone} {
    > div > button { grid-template-columns: minmax(0, 1fr) auto; }
    small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; }
    > div > button > time { grid-row: 2; }
    > div > button > svg { grid-area: 1 / 2 / span 2; }
  }
`;
