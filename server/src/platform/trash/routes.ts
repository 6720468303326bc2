import type { AreaOptions } from '../area.ts';
import { emptyTrash, restoreFromTrash } from './move-to-trash.ts';

export const trashRoutes = ({ route, opened: { db }, jobs }: AreaOptions): void => {
  route.member('trash.restore', ({ id }, caller) => restoreFromTrash(db, caller.memberId, id));
  jobs.define('bin.sweep', () => emptyTrash(db), '*/15 * * * *');
};
