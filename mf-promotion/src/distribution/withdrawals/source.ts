import { type WithdrawalSource, withdrawalSources } from '@mall/contract/incentive/withdrawal';

/** Whose money an address is about; commission unless it says otherwise. */
export const sourceOf = (search: URLSearchParams): WithdrawalSource =>
  withdrawalSources.find((source) => source === search.get('source')) ?? 'commission';
