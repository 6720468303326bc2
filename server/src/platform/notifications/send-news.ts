import { defaultLanguage, isLanguage } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MailPort } from '../ports/mail.ts';
import type { SmsPort } from '../ports/sms.ts';
import { openField } from '../sealed-fields/fields.ts';
import { kindOf } from './kinds.ts';
import type { OwnTexts } from './own-texts.ts';
import { readOwnTexts } from './own-texts.queries.ts';
import { chosenBy } from './preferences.queries.ts';
import { type MessageParams, renderMessage } from './render-message.ts';
import { maskText } from '../i18n/mask.ts';
import { clock } from '../clock/clock.ts';

type Ports = { db: Db; sms: SmsPort; mail: MailPort };
type Fresh = { id: string; user_id: string; type: string; confirmed: boolean };
type Due = {
  message_id: string;
  channel: 'sms' | 'email';
  type: string;
  params: MessageParams;
  user_id: string;
  mobile: string;
  email: string | null;
  language: string;
};

const batch = 200;
const mostTries = 3;
const longestFailure = 300;

/**
 * Sends news by the ways their readers chose, after the transaction that wrote them. May run twice at a time
 * or never: each message goes out once by each way, since its row there is claimed before it is sent; a
 * failure is tried three times. News older than a day stay in the mall.
 */
export const sendNews = async (ports: Ports): Promise<void> => {
  while ((await inTransaction(ports.db, (tx) => offer(tx, ports))) === batch);
  const own = await readOwnTexts(ports.db);
  for (const due of await claim(ports.db)) await deliver(ports, due, own);
};

/** Decides the ways of the next fresh messages; returns how many it processed. */
const offer = async (tx: Tx, { sms, mail }: Ports): Promise<number> => {
  const { rows } = await sql<Fresh & { young: boolean }>`
    update messages m set offered_at = now() from (
      select id from messages where offered_at is null and audience = 'member' order by created_at limit ${batch}
        for update skip locked) f, users u
    where m.id = f.id and u.id = m.user_id
    returning m.id, m.user_id, m.type, u.email_confirmed_at is not null as confirmed,
      m.created_at > now() - interval '1 day' and m.deleted_at is null and m.read_at is null
        and u.removed_at is null as young`.execute(tx);
  const fresh = rows.filter(({ young }) => young);
  const of = await chosenBy(tx, [...new Set(fresh.map(({ user_id }) => user_id))]);
  const sends = fresh.flatMap(({ id, user_id, type, confirmed }) => {
    const chosen = of(user_id, kindOf(type));
    return [
      ...(chosen.sms && sms.offered ? [{ message_id: id, channel: 'sms' }] : []),
      ...(chosen.email && confirmed && mail.offered ? [{ message_id: id, channel: 'email' }] : []),
    ];
  });
  if (sends.length > 0)
    await tx
      .insertInto('message_sends')
      .values(sends.map((send) => ({ ...send, sent_at: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return rows.length;
};

/**
 * Takes what is due: nobody else takes it for the next ten minutes, and nobody at all after the third time.
 */
const claim = async (db: Db): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update message_sends s set tries = s.tries + 1, next_at = now() + interval '10 minutes' * (s.tries + 1)
    from (select message_id, channel from message_sends where state = 'due' and next_at <= now() order by next_at
      limit ${batch} for update skip locked) d,
      messages m, users u
    where s.message_id = d.message_id and s.channel = d.channel and m.id = s.message_id and u.id = m.user_id
    returning s.message_id, s.channel, m.type, m.params, m.user_id, u.mobile, u.email, u.language`.execute(
    db,
  );
  return rows;
};

const deliver = async ({ db, sms, mail }: Ports, due: Due, own: OwnTexts): Promise<void> => {
  const key = `${due.message_id}-${due.channel}`;
  const at = sql<boolean>`message_id = ${due.message_id} and channel = ${due.channel}`;
  try {
    const language = isLanguage(due.language) ? due.language : defaultLanguage;
    const { title, body } = renderMessage(due.type, 'member', due.params, language, own);
    if (due.channel === 'sms') await sms.tell(openField(due.mobile, due.user_id), `${title}: ${body}`, key);
    else if (due.email !== null) await mail.send({ to: due.email, subject: title, text: body, key });
    await db
      .updateTable('message_sends')
      .set({ state: 'sent', sent_at: clock.now(), failure: '' })
      .where(at)
      .execute();
  } catch (error) {
    // No error of this code, such as a provider that does not answer: it is retried later, and given up after
    // the third time.
    const failure = maskText(error instanceof Error ? error.message : String(error)).slice(0, longestFailure);
    await db
      .updateTable('message_sends')
      .set({ failure, state: sql`case when tries >= ${mostTries} then 'failed' else state end` })
      .where(at)
      .execute();
  }
};
