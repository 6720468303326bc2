import { commissionLimits } from '@mall/contract/incentive/commission';
import { promoterCode } from '@mall/contract/incentive/promoter';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The browser stores which promoter's link it followed last; only the mall can write it. */
export const referralCookie = 'mall_ref';
const days = commissionLimits.clickDays;

/**
 * The header that remembers a click on `?ref=CODE`; undefined when that is no code. Whether the code exists
 * is checked when it counts.
 */
export const referralHeader = (secret: SecretPort, code: string, secure: boolean): string | undefined => {
  const mark = code.trim().toUpperCase();
  if (!promoterCode.test(mark)) return undefined;
  const token = secret.sign('referral', `${mark} ${clock.nowMs()}`);
  return `${referralCookie}=${token}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
};

type Click = { readonly code: string; readonly at: Date };

/**
 * The value that a browser sends back; null for anything that the mall has not written itself, or that is too
 * old.
 */
const clickOf = (secret: SecretPort, token: string): Click | null => {
  const [code = '', at = ''] = (secret.signed('referral', token) ?? '').split(' ');
  const click = { code, at: new Date(Number(at)) };
  return promoterCode.test(code) && click.at.getTime() > clock.nowMs() - days * dayMs ? click : null;
};

/** A member counts as new for this long, while they have ordered nothing. */
const newHours = 24;

/**
 * Records for a member which promoter's link their browser followed: the last click wins, and a new member is
 * that promoter's customer from then on (decisions 2.11). One's own link, or that of somebody who does not
 * promote, is ignored.
 */
export const noteReferral = async (
  reader: Reader,
  secret: SecretPort,
  memberId: string,
  { referral }: Caller,
): Promise<void> => {
  const click = referral === '' ? null : clickOf(secret, referral);
  if (click === null) return;
  await sql`
    insert into referrals as f (user_id, clicked_by, clicked_at, bound_to, bound_at)
    select u.id, p.user_id, ${click.at}::timestamptz, case when fresh.is then p.user_id end,
      case when fresh.is then now() end
    from users u join promoters p on p.code = ${click.code} and p.status = 'approved' and p.user_id <> u.id
    cross join lateral (select u.created_at > now() - make_interval(hours => ${newHours})
      and not exists (select 1 from orders o where o.user_id = u.id) as is) fresh
    where u.id = ${memberId}
    on conflict (user_id) do update set clicked_by = excluded.clicked_by, clicked_at = excluded.clicked_at,
      bound_to = coalesce(f.bound_to, excluded.bound_to), bound_at = coalesce(f.bound_at, excluded.bound_at)
    where f.clicked_at is null or f.clicked_at < excluded.clicked_at`.execute(reader);
};
