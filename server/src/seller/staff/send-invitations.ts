import { paths } from '@mall/contract/core/paths';
import { defaultLanguage, isLanguage } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { roleParams } from '../../platform/i18n/permission-names.ts';
import { renderMessage } from '../../platform/notifications/render-message.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';

type Due = {
  id: string;
  mobile: string;
  shop: string;
  role: string;
  language: string;
  tries: number;
  expires_at: Date;
};

const batch = 100;
const mostTries = 3;

/**
 * Sends the text messages to invited numbers that nobody has proved; a failure is tried three times. It runs by itself,
 * so that inviting takes the same time whether a number is a member's or not. Old invitations are deleted here too.
 */
export const sendInvitations = async ({
  db,
  sms,
  mall,
}: {
  db: Db;
  sms: SmsPort;
  /** The address of the mall. */
  mall: string;
}): Promise<void> => {
  await sql`delete from staff_invitations where expires_at < now() - interval '30 days'`.execute(db);
  if (!sms.offered) return;
  for (const due of await claim(db)) await deliver(db, sms, due, mall);
};

/** Takes what is due: nobody else takes it for the next ten minutes. */
const claim = async (db: Db): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update staff_invitations i
      set text_tries = i.text_tries + 1, text_next = now() + interval '10 minutes' * (i.text_tries + 1)
    from (select id from staff_invitations where text_state = 'due' and text_next <= now() and expires_at > now()
      order by text_next limit ${batch} for update skip locked) d, shops s
    where i.id = d.id and s.id = i.shop_id
    returning i.id, i.mobile, s.store_name as shop, i.language, i.text_tries as tries, i.expires_at,
      coalesce((select r.name from roles r where r.id = i.role_id), i.role) as role`.execute(db);
  return rows;
};

const deliver = async (db: Db, sms: SmsPort, due: Due, mall: string): Promise<void> => {
  const language = isLanguage(due.language) ? due.language : defaultLanguage;
  const params = { shop: due.shop, ...roleParams(due.role), date: due.expires_at.toISOString() };
  const { title, body } = renderMessage('staff.invited', 'member', params, language);
  const address = `${mall}${paths.memberProfile({ part: 'invitations' })}`;
  const done = () =>
    db
      .updateTable('staff_invitations')
      .set({ text_state: 'none' })
      .where('id', '=', due.id)
      .where('text_tries', '=', due.tries)
      .execute();
  try {
    await sms.tell(
      openField(due.mobile, due.id),
      `${title}: ${body} ${address}`,
      `invitation-${due.id}-${due.expires_at.getTime()}`,
    );
    await done();
  } catch {
    // A provider that does not answer: it is tried again, and given up after the third time.
    if (due.tries >= mostTries) await done();
  }
};
