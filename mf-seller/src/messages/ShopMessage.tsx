import { officePaths } from '@mall/contract/seller/office-paths';
import { media, MessageRow, type MessageRowProps, TextLink } from '@mall/ui';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Message } from './useInbox.ts';

type ShopMessageProps = Omit<MessageRowProps, 'message' | 'when' | 'words' | 'children'> & {
  message: Message;
};

/** One message of the shop, with links to its order or the staff. */
export function ShopMessage({ message, ...row }: ShopMessageProps) {
  const { t } = useTranslation('inbox');
  const { title, at, orderId, type } = message;
  return (
    <Row
      {...row}
      message={message}
      when={Cells.dateTime(at)}
      words={{ choose: t('choose', { title }), unread: t('unread'), remove: t('remove', { title }) }}
    >
      {orderId !== null && (
        <TextLink to={`${officePaths.orders()}?orderId=${orderId}`}>{t('toOrder')}</TextLink>
      )}
      {type.startsWith('talk.') && <TextLink to={officePaths.talk()}>{t('toTalk')}</TextLink>}
      {type.startsWith('staff.') && <TextLink to={officePaths.staff()}>{t('toStaff')}</TextLink>}
    </Row>
  );
}

const Row = styled(MessageRow)`
  padding: var(--space-1) var(--space-4);
  border-top-color: var(--o-line-soft);
  font-size: var(--o-s);

  > :first-child { padding-top: var(--space-2); }
  > div > button { display: flex; }
  > div > button > span { display: grid; flex: 1; min-width: 0; }
  small, time { font-size: var(--o-xs); }
  > div > div { max-width: 80ch; padding: 0 0 var(--space-3) var(--space-5); }
  > div > button::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 50%; }
  &[data-unread] > div > button::before { background: var(--brand); }
  > button { margin-top: var(--space-1); width: 34px; height: 34px; border-radius: var(--o-radius); }
  > button > svg { width: 16px; height: 16px; }

  ${media.phone} {
    column-gap: var(--space-2);
    > div > button { flex-wrap: wrap; align-content: center; padding-block: var(--space-1); }
    > div > button > span { flex: 1 1 calc(100% - 60px); }
    > div > button > time { order: 1; flex: 0 0 100%; padding-left: 20px; /* under the words */ }
  }
`;
