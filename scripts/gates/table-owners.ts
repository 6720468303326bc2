/** The context of the server that owns each table: only its files write it. */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  platform: [
    ...['announcements', 'audit_chain', 'audit_log', 'audit_unsealed'],
    ...['idempotency_keys', 'ledger_accounts', 'ledger_entries', 'ledger_txns', 'legal_texts', 'media_files'],
    ...['member_bin', 'message_preferences', 'message_sends', 'messages', 'settings'],
    ...['webhook_endpoints', 'webhook_sends', 'webhook_tries'],
  ],
  catalog: [
    ...['attributes', 'banners', 'brands', 'categories', 'design_cases', 'design_versions', 'designs'],
    ...[
      'history',
      'listing_stale',
      'listings',
      'package_categories',
      'package_versions',
      'packages',
      'products',
    ],
    ...['regions', 'search_history', 'search_words', 'shop_listings', 'skus', 'stock_moves'],
  ],
  member: [
    ...['addresses', 'authenticators', 'data_exports', 'favourites', 'followed_brands', 'passkey_challenges'],
    ...['passkeys', 'recovery_codes', 'saved_views', 'sessions', 'sign_in_tickets', 'sms_codes', 'users'],
  ],
  incentive: [
    ...[
      'commission_rules',
      'commissions',
      'coupon_templates',
      'coupons',
      'promoter_events',
      'promoter_picks',
    ],
    ...[
      'promoters',
      'promotion_settings',
      'red_envelopes',
      'referrals',
      'withdrawal_batch_lines',
      'withdrawal_batches',
      'withdrawal_envelopes',
      'withdrawals',
    ],
  ],
  trade: [
    ...['cart_lines', 'cart_packages', 'claims', 'deliveries', 'delivery_forms', 'delivery_lines'],
    ...['delivery_links', 'delivery_photos', 'delivery_steps', 'order_events', 'order_lines', 'order_notes'],
    ...[
      'order_packages',
      'orders',
      'parked_payments',
      'payment_events',
      'payment_intents',
      'provider_explanations',
      'provider_files',
      'provider_lines',
      'quote_lines',
      'quotes',
      'refunds',
    ],
    ...['review_reports', 'review_votes', 'reviews', 'want_follow_ups', 'wants'],
    ...['order_terms', 'payouts', 'settlement_adjustments', 'settlement_terms', 'shop_payout_accounts'],
    ...['payout_batch_lines', 'payout_batches', 'statement_entries', 'statement_lines', 'statements'],
    ...['statement_question_words', 'statement_questions'],
    ...['sales_days', 'sales_fill', 'sales_stale', 'sold_lines'],
  ],
  campaign: ['boost_activities', 'boost_helps', 'boost_launches', 'seckill_activities', 'seckill_quotas'],
  seller: [
    ...[
      'file_keys',
      'first_steps',
      'overlay_changes',
      'own_brands',
      'own_cases',
      'own_goods',
      'own_packages',
    ],
    ...[
      'price_factor_changes',
      'roles',
      'shop_changes',
      'shop_looks',
      'shop_jobs',
      'shop_prices',
      'shop_products',
      'shops',
    ],
    ...['staff', 'staff_invitations', 'work_reasons', 'work_takes'],
  ],
  operator: ['operators', 'setup_links'],
  web: ['composition_counts', 'registry_heads'],
};

/** Files that are allowed to write tables of other contexts, and why. */
export const crossings: Readonly<Record<string, string>> = {
  'member/accounts/erase.ts': 'erasing a member clears what all contexts keep of them, in one transaction',
  'platform/sealed-fields/index-number.ts':
    'gives numbers that the version before stored their indexes (docs/decisions/065)',
  'platform/sealed-fields/seal-rows.ts': 'seals what the version before stored readable (docs/decisions/065)',
  'campaign/seckill/place.ts': 'orders of a flash sale are placed in one statement (docs/decisions/045)',
};
