import type { TryProblem, WebhookOff, WebhookState } from '@mall/contract/core/webhook';
import type { Generated, Json } from './json.ts';

type WebhookEndpoints = {
  id: string;
  /** Null for the mall. */
  shop_id: string | null;
  url: string;
  note: Generated<string>;
  events: string[];
  enabled: Generated<boolean>;
  /** When it was added, put back or switched on last. */
  on_since: Generated<Date>;
  off_because: WebhookOff | null;
  /** Sealed, bound to the row. */
  secret: string;
  old_secret: string | null;
  old_until: Date | null;
  /** Since the last success; null when the last try was one. */
  failing_since: Date | null;
  failures: Generated<number>;
  /** That the last try took long. */
  slow: Generated<boolean>;
  served_at: Date | null;
  arrived_at: Date | null;
  version: Generated<number>;
  created_by: string;
  created_at: Generated<Date>;
  removed_at: Date | null;
};

type WebhookSends = {
  /** The webhook-id. */
  id: string;
  /** The order of the events of one object. */
  seq: Generated<number>;
  endpoint_id: string;
  event: string;
  /** The object, `order:<id>`: its events go one after the other. */
  about: string;
  data: Json<Record<string, unknown>>;
  state: Generated<WebhookState>;
  tries: Generated<number>;
  due_at: Generated<Date>;
  held_by: string | null;
  held_until: Date | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
};

type WebhookTries = {
  send_id: string;
  no: number;
  at: Date;
  status: number | null;
  problem: TryProblem | null;
  duration_ms: number;
  answer: Generated<string>;
};

/** Events that leave the mall. */
export type WebhookTables = {
  webhook_endpoints: WebhookEndpoints;
  webhook_sends: WebhookSends;
  webhook_tries: WebhookTries;
};
