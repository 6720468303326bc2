// What the mall owes a shop, in either office: balance, terms, statements, payouts.
export { BalanceCard } from './BalanceCard.tsx';
export { payoutColumns } from './payout-columns.tsx';
export { PayoutsCard } from './PayoutsCard.tsx';
export { PayoutState } from './PayoutState.tsx';
export { QuestionsCard } from './QuestionsCard.tsx';
export { StatementPage } from './StatementPage.tsx';
export { StatementsCard } from './StatementsCard.tsx';
export { TermsCard, useTermsText } from './TermsCard.tsx';
