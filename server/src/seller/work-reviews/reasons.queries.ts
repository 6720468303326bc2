import type { Output } from '@mall/contract/operations';
import type { Reader } from '../../platform/db/open.ts';

/** Templates of reasons, the first made first. */
export const reasonsOf = async (reader: Reader): Promise<Output<'workReason.list'>['list']> =>
  reader
    .selectFrom('work_reasons')
    .select(['id', 'version', 'text'])
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

export const reasonById = async (
  reader: Reader,
  id: string,
): Promise<Output<'workReason.save'> | undefined> => (await reasonsOf(reader)).find((one) => one.id === id);
