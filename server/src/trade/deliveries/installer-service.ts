import { type Language, pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import { openAddress } from '../../platform/sealed-fields/contact.ts';
import { addressText, iso, toForm } from './present.ts';
import { deliveryAtDoor } from './rows.queries.ts';
import { type Link, openLink } from './links.queries.ts';
import { submit, type Submitted } from './submit.ts';
import { keepPhoto } from './keep-photo.ts';

type Job = Output<'installer.job'>;

/** What an installer sees and does, by the token of a link. Without a valid one, everything is missing. */
export const createInstallerService = ({ db, storage }: { db: Db; storage: StoragePort }) => {
  const jobOf = async ({ deliveryId, expiresAt }: Link, language: Language): Promise<Job> => {
    const row = await deliveryAtDoor(db, deliveryId);
    if (row === undefined) throw new Refusal('missing');
    const address = openAddress(row.address, row.order_id);
    return {
      orderNo: row.no,
      status: row.status,
      urgent: row.urgent,
      customer: address.name,
      phone: address.phone,
      address: addressText(address),
      remark: row.remark,
      shop: row.shop ?? pickText((await readPlatform(db)).shopName, language).text,
      expectedAt: iso(row.expected_at),
      lines: row.lines.map(({ id, name, spec_text, image, qty }) => ({
        id,
        name,
        specText: spec_text,
        image,
        qty,
      })),
      form: toForm(row.form, row.secret),
      expiresAt: expiresAt.toISOString(),
    };
  };

  return {
    job: async (token: string, language: Language): Promise<Job> =>
      jobOf(await openLink(db, token), language),

    photo: async (token: string, id: string, file: () => Promise<Buffer>): Promise<{ id: string }> => {
      const link = await openLink(db, token);
      return keepPhoto({ db, storage }, link, id, file);
    },

    submit: async (
      token: string,
      { idempotencyKey: key, language }: Caller,
      said: Submitted,
    ): Promise<Job> => {
      if (key === null) throw new Refusal('request.invalid', { 'idempotency-key': 'request.invalid' });
      const link = await openLink(db, token);
      await inTransaction(db, (tx) => submit(tx, link, key, said));
      return jobOf(link, language);
    },
  };
};
