import type { AreaOptions } from '../area.ts';
import { emptyBin, restoreFromBin } from './remove-to-bin.ts';

export const binRoutes = ({ route, opened: { db }, jobs }: AreaOptions): void => {
  route.member('bin.restore', ({ id }, caller) => restoreFromBin(db, caller.memberId, id));
  jobs.define('bin.sweep', () => emptyBin(db), '*/15 * * * *');
};
