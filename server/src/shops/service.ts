import { logo, shopBanner } from '@mall/contract/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { changesBetween, recordAudit } from '../audit/record.ts';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Staff } from '../http/caller.ts';
import * as queries from './queries.ts';

type Draft = Input<'shop.update'>;
type Fields = queries.Fields;

/**
 * Proposes a change of the shop's profile. The live profile stays until the platform approves; a shop has one proposal at
 * a time, which can be edited or withdrawn until then (decisions 2.14). Throws upload.wrongSize.
 */
export const proposeChange = (db: Db, caller: Staff, draft: Draft): Promise<Output<'shop.update'>> =>
  inTransaction(db, async (tx) => {
    const pending = await queries.pendingChange(tx, caller.staff.shopId);
    if (draft.withdraw === true) {
      if (pending === undefined) throw new Refusal('missing');
      await queries.withdrawChange(tx, pending.id);
      await recordAudit(tx, caller, caller.staff.shopId, {
        action: 'shop.withdraw',
        object: `shop:${caller.staff.shopId}`,
        old: pending.fields as Proposed, // written by propose below
      });
      return { change: { id: pending.id, status: 'withdrawn' } };
    }
    const fields = fieldsOf(draft);
    if (Object.keys(fields).length === 0) throw new Refusal('request.invalid', {});
    await refuseWrongSizes(tx, caller.staff.shopId, fields);
    await note(tx, caller, { ...(pending?.fields as Proposed | undefined) }, fields); // written by this function
    if (pending !== undefined) {
      await queries.editChange(tx, pending.id, caller.memberId, { ...pending.fields, ...fields });
      return { change: { id: pending.id, status: 'pending' } };
    }
    const id = await queries.insertChange(tx, caller.staff.shopId, caller.memberId, fields);
    return { change: { id, status: 'pending' } };
  });

type Proposed = Readonly<Record<string, string | readonly string[] | null>>;

/** What is live, or proposed already, against what is proposed now. */
const note = async (tx: Tx, caller: Staff, proposed: Proposed, fields: Proposed): Promise<void> => {
  const live = await queries.shopById(tx, caller.staff.shopId);
  const now: Proposed =
    live === undefined
      ? {}
      : {
          storeName: live.store_name,
          propaganda: live.propaganda,
          mobile: live.mobile,
          address: live.address,
          logo: live.logo,
          colour: live.colour,
          banner: live.banner,
          bannerHref: live.banner_href,
        };
  const changes = changesBetween({ ...now, ...proposed }, fields);
  if (changes === null) return;
  await recordAudit(tx, caller, caller.staff.shopId, {
    action: 'shop.propose',
    object: `shop:${caller.staff.shopId}`,
    ...changes,
  });
};

/** Only what was sent, with the spec's other spelling of the banner links folded into one. */
const fieldsOf = (draft: Draft): Fields => {
  const { withdraw, bannerHref, bannerHreff, ...rest } = draft;
  const links = withdraw === true ? undefined : (bannerHref ?? bannerHreff);
  if (links?.some((link) => !isSafeLink(link)) === true)
    throw new Refusal('request.invalid', { bannerHref: 'request.invalid' });
  return { ...rest, ...(links === undefined ? {} : { bannerHref: links }) };
};

/** A page of the mall, or a web page elsewhere; never a script. */
const isSafeLink = (link: string): boolean =>
  link === '' || /^\/(?![/\\])/.test(link) || /^https?:\/\//.test(link);

const refuseWrongSizes = async (tx: Tx, shopId: string, fields: Fields): Promise<void> => {
  const live = await queries.shopById(tx, shopId);
  const known = new Set([live?.logo, ...(live?.banner ?? [])]);
  const check = async (url: string, { width, height }: { width: number; height: number }) => {
    if (known.has(url)) return;
    const size = await queries.pictureSize(tx, url.replace(/^\/media\//, ''));
    if (size?.w !== width || size.h !== height)
      throw new Refusal('upload.wrongSize', { w: width, h: height });
  };
  if (fields.logo !== undefined && fields.logo !== null) await check(fields.logo, logo);
  for (const url of fields.banner ?? []) await check(url, shopBanner.wide);
};
