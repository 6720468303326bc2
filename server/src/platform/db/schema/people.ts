import type { LegalKind } from '@mall/contract/core/legal';
import type { Generated, Json, JsonDefault, JsonNullable } from './json.ts';

type Settings = {
  key: string;
  value: Json<unknown>;
  changed_at: Generated<Date>;
};

type Announcements = {
  id: Generated<number>;
  text: Json<Readonly<Record<string, string>>>;
  link: string;
  closable: boolean;
  shown_from: Date | null;
  shown_to: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  removed_at: Date | null;
};

/** One version of a legal text; `{}` was taken away. */
type LegalTexts = {
  kind: LegalKind;
  version: number;
  text: Json<Readonly<Record<string, string>>>;
  published_at: Generated<Date>;
};

type Users = {
  id: string;
  /** Sealed; `gone-` and the id of an account that lost its number. */
  mobile: string;
  /** The index of the number, by which the account is found. */
  mobile_index: string;
  password_hash: string | null;
  name: string;
  image: string | null;
  sex: Generated<number>;
  birthday: string | null;
  email: string | null;
  real_name: string | null;
  rank: Generated<number>;
  created_at: Generated<Date>;
  email_confirmed_at: Date | null;
  /** When a code by SMS was last used for this number; null: whoever registered it has not shown that it is theirs. */
  mobile_proved_at: Date | null;
  /** The language of news that leave the mall: that of the page where they were last chosen. */
  language: Generated<string>;
  /** The person is gone; the row stays for orders and the ledger. */
  removed_at: Date | null;
  /** An operator has closed the account to its owner, and why. */
  locked_at: Date | null;
  locked_why: Generated<string>;
};

type Operators = {
  user_id: string;
  /** A preset's name, or `custom`: then with permissions of its own. */
  role: string;
  permissions: string[] | null;
  added_by: string | null;
  added_at: Generated<Date>;
  /** The row outlives its operator. */
  removed_at: Date | null;
};

type SetupLinks = {
  /** True: there is one row at most. */
  id: Generated<boolean>;
  token_hash: string;
  expires_at: Date;
};

type Sessions = {
  token_hash: string;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: Generated<string>;
  /** The name by which its member ends it. */
  id: Generated<string>;
  /** The address from which it was opened, without its last part. */
  network: Generated<string>;
  /** When somebody last showed in it that they are the member; null for one from before that was kept. */
  proved_at: Generated<Date | null>;
  /** When somebody last worked in an office in it, to the minute. */
  office_seen_at: Date | null;
};

type Passkeys = {
  id: string;
  user_id: string;
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  used_at: Date | null;
};

type Authenticators = {
  user_id: string;
  /** Sealed with the mall's secret. */
  secret: string;
  /** When a first code showed that the app has the secret; until then it counts for nothing. */
  confirmed_at: Date | null;
  /** The step of 30 seconds whose code was taken last. */
  last_step: Generated<number>;
  used_at: Date | null;
  created_at: Generated<Date>;
};

type RecoveryCodes = {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
};

type PasskeyChallenges = {
  /** The hash of the session or of the ticket for which it was made. */
  bound_to: string;
  purpose: string;
  user_id: string;
  challenge: string;
  expires_at: Date;
};

type SignInTickets = {
  ticket_hash: string;
  user_id: string;
  user_agent: string;
  tries: Generated<number>;
  expires_at: Date;
};

type SmsCodes = {
  id: string;
  /** The index of the number or e-mail address to which it went. */
  mobile: string;
  purpose: string;
  code_hash: string;
  tries: Generated<number>;
  used_at: Date | null;
  expires_at: Date;
  /** The browser that asked, as a digest; '' where the purpose names the member. */
  asker: Generated<string>;
  /** Tries of callers from the same address that keep no cookies. */
  stray_tries: Generated<number>;
  ip: string;
  created_at: Generated<Date>;
};

type Regions = {
  id: number;
  parent_id: number | null;
  name: string;
  level: number;
};

type Addresses = {
  id: string;
  user_id: string;
  name: string;
  /** Null in a row that is sealed, as `detail` is. */
  phone: string | null;
  province_id: number;
  city_id: number;
  district_id: number;
  detail: string | null;
  /** The number and the street. */
  sealed: string | null;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
};

type Messages = {
  id: string;
  audience: string;
  user_id: string | null;
  shop_id: string | null;
  type: string;
  params: JsonDefault<Record<string, string | number>>;
  order_id: string | null;
  once_key: string | null;
  read_at: Date | null;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  /** When the other ways of sending it were decided. */
  offered_at: Date | null;
};

type MessagePreferences = { user_id: string; kind: string; sms: boolean; email: boolean };

type MessageSends = {
  message_id: string;
  channel: string;
  state: Generated<string>;
  tries: Generated<number>;
  next_at: Generated<Date>;
  sent_at: Date | null;
  /** Why the last try did not succeed, masked; '' before it, and after success. */
  failure: Generated<string>;
};

/** Rows as they were before their removal, so that it can be undone. */
type MemberBin = {
  id: string;
  user_id: string;
  kind: string;
  rows: Json<Record<string, unknown>[]>;
  created_at: Generated<Date>;
};

type DataExports = { key_hash: string; user_id: string; expires_at: Date; created_at: Generated<Date> };

type Promoters = {
  user_id: string;
  status: Generated<string>;
  level: Generated<number>;
  real_name: Generated<string>;
  /** Sealed. */
  contact: Generated<string>;
  reason: Generated<string>;
  parent_id: string | null;
  /** In their links, once they are approved. */
  code: string | null;
  reject_reason: Generated<string>;
  decided_by: string | null;
  applied_at: Generated<Date>;
  reviewed_at: Date | null;
};

type IdempotencyKeys = {
  user_id: string;
  operation: string;
  key: string;
  request_hash: string;
  response: JsonNullable<unknown>;
  created_at: Generated<Date>;
};

type AuditLog = {
  id: string;
  at: Generated<Date>;
  actor_id: string | null;
  shop_id: string | null;
  action: string;
  object: string;
  diff: JsonDefault<Record<string, unknown>>;
  request_id: string | null;
  ip: string | null;
};

type AuditChain = { seq: number; audit_id: string; digest: Buffer };
type AuditUnsealed = { audit_id: string };

type MediaFiles = {
  key: string;
  owner_id: string | null;
  kind: string;
  w: number;
  h: number;
  bytes: number;
  created_at: Generated<Date>;
};

/** A saved query of a list, under a name: as in the address. */
type SavedViews = {
  id: string;
  user_id: string;
  page: string;
  name: string;
  query: string;
  at: Generated<Date>;
};

/** People and their data. */
/** Words of a message that operators wrote. */
type MessageTexts = {
  type: string;
  audience: 'member' | 'shop';
  language: string;
  title: string;
  body: string;
};

export type PeopleTables = {
  settings: Settings;
  announcements: Announcements;
  legal_texts: LegalTexts;
  operators: Operators;
  setup_links: SetupLinks;
  users: Users;
  sessions: Sessions;
  passkeys: Passkeys;
  authenticators: Authenticators;
  recovery_codes: RecoveryCodes;
  passkey_challenges: PasskeyChallenges;
  sign_in_tickets: SignInTickets;
  sms_codes: SmsCodes;
  regions: Regions;
  addresses: Addresses;
  message_texts: MessageTexts;
  messages: Messages;
  message_preferences: MessagePreferences;
  message_sends: MessageSends;
  member_bin: MemberBin;
  data_exports: DataExports;
  promoters: Promoters;
  idempotency_keys: IdempotencyKeys;
  audit_log: AuditLog;
  audit_chain: AuditChain;
  audit_unsealed: AuditUnsealed;
  saved_views: SavedViews;
  media_files: MediaFiles;
};
