import type { Output } from '@mall/contract/operations';
import { serverNow } from '@mall/platform';

export type Progress = Output<'promoter.progress'>;

/** Whether a member may apply: they never have, or were rejected a day ago (decisions 2.11). */
export const mayApply = ({ status, againAt }: Progress): boolean =>
  status === 'none' || (status === 'rejected' && (againAt === null || Date.parse(againAt) <= serverNow()));
