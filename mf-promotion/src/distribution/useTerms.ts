import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';

export type Terms = Output<'promoter.terms'>;

/** The current terms of promotion, as the operator has set them. */
export const useTerms = () => useQueryOf('promoter.terms', {}, { quiet: true });
