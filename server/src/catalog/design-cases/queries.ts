import type { Plan } from '@mall/contract/catalog/design';
import type { Reader } from '../../platform/db/open.ts';

export type DesignRow = {
  id: string;
  name: string;
  plan: Plan;
  version: number;
  share_code: string | null;
  saved_at: Date;
};

const columns = ['id', 'name', 'plan', 'version', 'share_code', 'saved_at'] as const;

export const designsOf = (reader: Reader, ownerId: string) =>
  reader
    .selectFrom('designs')
    .select(['id', 'name', 'version', 'share_code', 'saved_at', 'pieces'])
    .where('owner_id', '=', ownerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();

export const designOf = (reader: Reader, ownerId: string, id: string): Promise<DesignRow | undefined> =>
  reader
    .selectFrom('designs')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();

export const sharedDesign = (reader: Reader, shareCode: string): Promise<DesignRow | undefined> =>
  reader.selectFrom('designs').select(columns).where('share_code', '=', shareCode).executeTakeFirst();
