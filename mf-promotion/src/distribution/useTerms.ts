import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';

export type Terms = Output<'promoter.terms'>;

/** What promoting pays by now, and when, as the operator has set it. */
export const useTerms = () => useQueryOf('promoter.terms', {}, { quiet: true });
