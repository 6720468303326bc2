import type { Output } from '@mall/contract/operations';
import { serverNow } from '@mall/platform';

export type Progress = Output<'promoter.progress'>;

/** Whoever has never applied, or was turned down a day ago (decisions 2.11). */
export const mayApply = ({ status, againAt }: Progress): boolean =>
  status === 'none' || (status === 'rejected' && (againAt === null || Date.parse(againAt) <= serverNow()));
