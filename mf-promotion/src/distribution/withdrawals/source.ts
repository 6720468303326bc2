import { type WithdrawalSource, withdrawalSources } from '@mall/contract/incentive/withdrawal';

/** The source in an address; commission by default. */
export const sourceOf = (search: URLSearchParams): WithdrawalSource =>
  withdrawalSources.find((source) => source === search.get('source')) ?? 'commission';
