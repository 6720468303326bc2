import { useQueryOf, useSession } from '@mall/platform';

/** The number of unread messages of the shop; undefined for a member who may not read them. */
export const useUnread = (): number | undefined => {
  const { permissions } = useSession();
  const enabled = permissions.includes('message.view');
  const { data } = useQueryOf('message.count', { audience: 'shop' }, { enabled, quiet: true });
  return enabled ? (data?.messageCount ?? 0) : undefined;
};
