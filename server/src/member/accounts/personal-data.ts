/**
 * What happens to the rows of a table that refer to a member, when they request their data and when they
 * leave.
 */
export type Holding = {
  /** Columns that refer to a member. */
  readonly by: readonly string[];
  /** `yes`, or why not. */
  readonly exported: string;
  /**
   * `delete`: their rows are deleted; `erase`: they stay without personal data; else why they contain none.
   */
  readonly leaving: string;
};

/**
 * Every table with a column that refers to a member. A test derives that list from the database and fails for
 * a table missing here (docs/features/own-account.md).
 */
export const personalData: Readonly<Record<string, Holding>> = {
  users: { by: ['id'], exported: 'yes', leaving: 'erase' },
  sessions: {
    by: ['user_id'],
    exported: 'a key to the account; the account page lists them',
    leaving: 'delete',
  },
  operators: {
    by: ['user_id', 'added_by'],
    exported: 'what somebody may do in the office of the mall; shown there',
    leaving: 'erase',
  },
  passkeys: {
    by: ['user_id'],
    exported: 'keys to the account; the account page lists them',
    leaving: 'delete',
  },
  authenticators: { by: ['user_id'], exported: 'a key to the account', leaving: 'delete' },
  recovery_codes: { by: ['user_id'], exported: 'keys to the account, as hashes', leaving: 'delete' },
  passkey_challenges: { by: ['user_id'], exported: 'numbers, gone after five minutes', leaving: 'delete' },
  sign_in_tickets: {
    by: ['user_id'],
    exported: 'keys to a sign-in, gone after five minutes',
    leaving: 'delete',
  },
  addresses: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  favourites: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  followed_brands: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  history: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  search_history: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  member_bin: {
    by: ['user_id'],
    exported: 'removed by the member, gone after ten minutes',
    leaving: 'delete',
  },
  cart_lines: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  cart_packages: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  messages: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  message_preferences: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  saved_views: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  first_steps: { by: ['user_id'], exported: 'how the overview of a shop looks', leaving: 'delete' },
  data_exports: { by: ['user_id'], exported: 'keys to this export', leaving: 'delete' },
  idempotency_keys: {
    by: ['user_id'],
    exported: 'answers that orders repeat, gone after a day',
    leaving: 'delete',
  },
  designs: { by: ['owner_id'], exported: 'yes', leaving: 'delete' },
  wants: { by: ['user_id', 'follow_up_by'], exported: 'yes', leaving: 'erase' },
  quotes: { by: ['user_id', 'created_by'], exported: 'yes', leaving: 'erase' },
  talk_members: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  conversations: {
    by: ['assigned_to', 'member_id'],
    exported: 'with its member',
    leaving: 'who answers, by an id that names nobody any more; a member’s own go with them',
  },
  conversation_messages: {
    by: ['by'],
    exported: 'with the conversation of its member',
    leaving:
      'an answer of a shop, by an id that names nobody any more; a member’s conversations go with them',
  },
  talk_answers: {
    by: ['saved_by'],
    exported: 'what a shop keeps for itself',
    leaving: 'who kept it, by an id that names nobody any more',
  },
  order_drafts: {
    by: ['created_by', 'updated_by'],
    exported: 'what a shop, or the mall, writes for itself; the order that came of it is exported',
    leaving: 'erase',
  },
  transfer_accounts: {
    by: ['created_by'],
    exported: 'where a shop, or the mall, has its buyers transfer money to',
    leaving: 'who added it, by an id that names nobody any more',
  },
  webhook_endpoints: {
    by: ['created_by'],
    exported: 'where a shop, or the mall, has its events sent',
    leaving: 'who added it, by an id that names nobody any more',
  },
  work_takes: {
    by: ['taken_by'],
    exported: 'what an operator looks at for the mall',
    leaving: 'who looked at it, by an id that names nobody any more',
  },
  stock_moves: {
    by: ['by'],
    exported: 'what the people of a seller did with its goods',
    leaving: 'a move stays as it was',
  },
  want_follow_ups: { by: ['by'], exported: 'what a shop notes for itself', leaving: 'erase' },
  reviews: { by: ['user_id', 'decided_by', 'replied_by'], exported: 'yes', leaving: 'erase' },
  review_reports: {
    by: ['reported_by', 'ended_by'],
    exported: 'written by staff and operators about a review',
    leaving: 'who reported it, by an id that names nobody any more',
  },
  review_votes: { by: ['user_id'], exported: 'yes', leaving: 'a voice without a name' },
  orders: { by: ['user_id'], exported: 'yes', leaving: 'erase' },
  shop_customers: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  order_notes: { by: ['by'], exported: 'what a shop notes for itself', leaving: 'erase' },
  order_address_proposals: {
    by: ['proposed_by'],
    exported: 'waits on the page of an order, and is emptied once it is answered',
    leaving: 'erase',
  },
  order_events: { by: ['actor_id'], exported: 'with its order', leaving: 'erase' },
  delivery_steps: {
    by: ['by'],
    exported: 'written by staff',
    leaving: 'a step of a delivery, without a name',
  },
  delivery_forms: { by: ['by'], exported: 'written by staff or at the door', leaving: 'erase' },
  payment_intents: { by: ['confirmed_by'], exported: 'written by staff', leaving: 'erase' },
  refunds: { by: ['decided_by', 'sent_by'], exported: 'with its order', leaving: 'erase' },
  parked_payments: {
    by: ['resolved_by'],
    exported: 'written by operators about a payment of a provider',
    leaving: 'accounts of the mall, kept as the law asks',
  },
  provider_files: {
    by: ['taken_by'],
    exported: 'sent in by operators to compare the books of the mall',
    leaving: 'who sent it in, by an id that names nobody any more',
  },
  provider_explanations: {
    by: ['explained_by'],
    exported: 'written by operators about a payment of a provider',
    leaving: 'who explained it, by an id that names nobody any more',
  },
  coupons: {
    by: ['user_id'],
    exported: 'yes',
    leaving: 'counted with its template; says nothing of a person',
  },
  seckill_quotas: { by: ['user_id'], exported: 'yes', leaving: 'a number of pieces' },
  coupon_templates: {
    by: ['created_by'],
    exported: 'what an operator or a shop’s people set up',
    leaving: 'a coupon, without a name',
  },
  seckill_activities: {
    by: ['created_by'],
    exported: 'what an operator or a shop’s people set up',
    leaving: 'an activity, without a name',
  },
  boost_activities: {
    by: ['created_by'],
    exported: 'opened for the mall',
    leaving: 'a boost, without a name',
  },
  boost_launches: {
    by: ['user_id'],
    exported: 'yes',
    leaving: 'that a boost was launched, without a name',
  },
  boost_helps: { by: ['helper_id'], exported: 'yes', leaving: 'erase' },
  red_envelopes: { by: ['user_id'], exported: 'yes', leaving: 'books of the mall: amounts' },
  shop_applications: { by: ['user_id', 'moved_by'], exported: 'yes', leaving: 'delete' },
  shop_application_notes: {
    by: ['by'],
    exported: 'what operators told each other of an applicant, who leaves with it',
    leaving: 'written for the mall; goes with the application',
  },
  promoters: { by: ['user_id', 'parent_id', 'decided_by'], exported: 'yes', leaving: 'erase' },
  promoter_events: {
    by: ['user_id', 'by'],
    exported: 'with the promoter',
    leaving: 'that there was a promoter, without a name',
  },
  promoter_corrections: { by: ['user_id', 'made_by'], exported: 'yes', leaving: 'erase' },
  promoter_picks: { by: ['user_id'], exported: 'yes', leaving: 'delete' },
  referrals: { by: ['user_id', 'clicked_by', 'bound_to'], exported: 'yes', leaving: 'delete' },
  commissions: { by: ['promoter_id', 'via'], exported: 'yes', leaving: 'books of a shop: amounts of orders' },
  promotion_settings: {
    by: ['changed_by'],
    exported: 'set by the mall',
    leaving: 'a number, without a name',
  },
  withdrawals: { by: ['user_id', 'decided_by'], exported: 'yes', leaving: 'erase' },
  withdrawal_batches: {
    by: ['approved_by', 'created_by', 'second_by', 'sent_by'],
    exported: 'written by operators about many withdrawals at once',
    leaving: 'accounts of the mall, kept as the law asks',
  },
  withdrawal_batch_lines: {
    by: ['ended_by'],
    exported: 'with its withdrawal',
    leaving: 'accounts of the mall, kept as the law asks',
  },
  settlement_terms: { by: ['created_by'], exported: 'set by the mall', leaving: 'terms of a business' },
  settlement_adjustments: {
    by: ['created_by'],
    exported: 'written by the mall about a business',
    leaving: 'accounts of a business, kept as the law asks',
  },
  payouts: {
    by: ['approved_by', 'ended_by', 'second_by', 'sent_by'],
    exported: 'money of a business',
    leaving: 'accounts of a business, kept as the law asks',
  },
  payout_batches: {
    by: ['approved_by', 'created_by', 'second_by', 'sent_by'],
    exported: 'money of businesses',
    leaving: 'accounts of the mall, kept as the law asks',
  },
  payout_batch_lines: {
    by: ['ended_by'],
    exported: 'money of a business',
    leaving: 'accounts of the mall, kept as the law asks',
  },
  statement_questions: {
    by: ['asked_by', 'closed_by'],
    exported: 'about the accounts of a business',
    leaving: 'accounts of a business, kept as the law asks',
  },
  statement_question_words: {
    by: ['by'],
    exported: 'about the accounts of a business',
    leaving: 'accounts of a business, kept as the law asks',
  },
  shop_payout_accounts: {
    by: ['changed_by'],
    exported: 'of a business; its office shows it',
    leaving: 'the account of a business, which its next owner changes',
  },
  own_goods: { by: ['saved_by'], exported: 'products of a business', leaving: 'a product, without a name' },
  own_packages: {
    by: ['saved_by'],
    exported: 'packages of a business',
    leaving: 'a package, without a name',
  },
  own_cases: {
    by: ['saved_by'],
    exported: 'design cases of a business',
    leaving: 'a design case, without a name',
  },
  own_brands: { by: ['saved_by'], exported: 'brands of a business', leaving: 'a brand, without a name' },
  staff: { by: ['user_id', 'added_by'], exported: 'yes', leaving: 'delete' },
  staff_invitations: {
    by: ['invited_by'],
    exported: 'written by a shop; the account page lists those to the number',
    leaving: 'those to their number are deleted; by whom they were is a number',
  },
  shops: {
    by: ['owner_id'],
    exported: 'a business; its owner cannot leave',
    leaving: 'its owner cannot leave',
  },
  shop_changes: { by: ['by'], exported: 'a business', leaving: 'its owner cannot leave; staff are a number' },
  price_factor_changes: {
    by: ['by', 'undone_by'],
    exported: 'a business; written by staff',
    leaving: 'a change of prices, without a name',
  },
  overlay_changes: {
    by: ['by', 'undone_by'],
    exported: 'a business; written by staff',
    leaving: 'a change of prices, without a name',
  },
  media_files: { by: ['owner_id'], exported: 'yes', leaving: 'erase' },
  shop_jobs: {
    by: ['by'],
    exported: 'what a shop asked for, gone after thirty days',
    leaving: 'what a shop asked for, gone after thirty days',
  },
  file_keys: { by: ['user_id'], exported: 'keys to files of a shop, gone after minutes', leaving: 'delete' },
  audit_log: {
    by: ['actor_id'],
    exported: 'a log of security, kept for two years',
    leaving: 'append-only, with masked data',
  },
};
