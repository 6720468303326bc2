import type { Item, Output } from '@mall/contract/operations';
import type { WebhookEvent } from '@mall/contract/core/webhook';
import { clock } from '../clock/clock.ts';
import type { EndpointRow } from './endpoints.queries.ts';
import { bodyOf } from './pump.ts';
import type { SendRow, TryRow } from './sends.queries.ts';

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toEndpoint = (row: EndpointRow): Output<'shopWebhook.detail'> => ({
  id: row.id,
  version: row.version,
  url: row.url,
  note: row.note,
  events: row.events as WebhookEvent[], // only these are written
  on: row.enabled,
  off: row.off_because,
  failingSince: at(row.failing_since),
  oldSecretUntil: row.old_until !== null && row.old_until > clock.now() ? at(row.old_until) : null,
  waiting: row.waiting,
  lastAt: at(row.arrived_at),
  createdAt: row.created_at.toISOString(),
});

export const toSend = (row: SendRow): Item<'shopWebhook.sends'> => ({
  id: row.id,
  event: row.event,
  state: row.state,
  tries: row.tries,
  at: row.created_at.toISOString(),
  dueAt: row.state === 'waiting' ? at(row.due_at) : null,
  status: row.status,
  problem: row.problem,
  durationMs: row.duration_ms,
});

export const toWholeSend = (row: SendRow, tries: readonly TryRow[]): Output<'shopWebhook.send'> => ({
  ...toSend(row),
  endpointId: row.endpoint_id,
  body: bodyOf({ event: row.event, at: row.created_at, data: row.data }),
  all: tries.map((one) => ({
    at: one.at.toISOString(),
    status: one.status,
    durationMs: one.duration_ms,
    problem: one.problem,
    answer: one.answer,
  })),
});
