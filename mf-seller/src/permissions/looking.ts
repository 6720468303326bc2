import { tab, useSession } from '@mall/platform';

type Looked = { shopId: string; until: string };

const isLooked = (kept: unknown): kept is Looked =>
  typeof kept === 'object' && kept !== null && 'shopId' in kept && 'until' in kept;

/** Until when this tab shows a shop to an operator who only looks (decision 091); null for everybody else. */
export const useLooking = (): string | null => {
  const { shopId, permissions } = useSession();
  const kept = tab.read('looking');
  const isLook =
    isLooked(kept) && kept.shopId === shopId && permissions.every((key) => key.endsWith('.view'));
  return isLook ? kept.until : null;
};
