import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { owesSecondFactor } from '../../platform/http/guard.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { publicUrl, secondFactorRequired, type Settings } from '../../platform/settings/settings.ts';
import { say } from './phrases.ts';
import { profileOf, promoterFacts, realNameOf } from './profile.queries.ts';
import { saveProfile } from './save-profile.ts';
import { clock } from '../../platform/clock/clock.ts';

type Profile = Output<'member.userInfo'>;

/** The profile that members see and edit. */
export const createProfileService = ({ db, settings }: { db: Db; settings: Settings }) => {
  const read = async (caller: Member): Promise<Profile> => {
    const row = await profileOf(db, caller.memberId);
    if (row === undefined) throw new Refusal('session.expired');
    return {
      id: row.id,
      name: row.name,
      image: row.image,
      mobile: maskPhone(openField(row.mobile, row.id)),
      mobileProved: row.mobile_proved_at !== null,
      sex: row.sex === 1 || row.sex === 2 ? row.sex : 0,
      birthday: row.birthday,
      email: row.email,
      rank: { level: row.rank, label: rankLabel(row.rank, caller.language) },
      ...(caller.operator !== null && { operator: true }),
    };
  };
  /** Their own picture, or the one that they have: it may have come with the account. */
  const mayShow = async ({ memberId }: Member, image: string): Promise<boolean> =>
    (await ownsMedia(db, memberId, [image])) || (await profileOf(db, memberId))?.image === image;

  return {
    read,

    save: async (caller: Member, input: Input<'member.saveProfile'>): Promise<Profile> => {
      if (input.birthday && !isPastDay(input.birthday))
        throw new Refusal('request.invalid', { birthday: 'request.invalid' });
      if (input.image && !(await mayShow(caller, input.image)))
        throw new Refusal('request.invalid', { image: 'request.invalid' });
      const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      if (Object.keys(changes).length > 0) await saveProfile(db, caller.memberId, changes, input.email);
      return read(caller);
    },

    realName: async (caller: Member): Promise<Output<'member.realName'>> => {
      const row = await realNameOf(db, caller.memberId);
      return { realName: row?.real_name ?? '' };
    },

    isShop: (caller: Member): Output<'member.isShop'> => {
      const { staff } = caller;
      const owes = owesSecondFactor(caller, secondFactorRequired(settings));
      return staff === null
        ? { isShop: 0, shopId: null, role: null, permissions: [] }
        : {
            isShop: 1,
            shopId: staff.shopId,
            role: staff.role,
            permissions: [...staff.permissions],
            ...(owes ? { owesSecondFactor: setUpAt(settings) } : {}),
          };
    },

    distribution: async (caller: Member): Promise<Output<'distribution.user'>> => {
      const { row, team, customers } = await promoterFacts(db, caller.memberId);
      return {
        status: promoterStatus(row?.status),
        level: row?.level ?? 0,
        realName: row?.real_name ?? '',
        customers: customers.n,
        team: team.n,
      };
    },
  };
};

const setUpAt = (settings: Settings): string =>
  new URL(paths.memberProfile({ part: 'security' }), publicUrl(settings)).href;

const statuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
const promoterStatus = (status: string | undefined): Output<'distribution.user'>['status'] =>
  statuses.find((known) => known === status) ?? 'none';

const ranks = ['rank.1', 'rank.2', 'rank.3'] as const;
const rankLabel = (level: number, language: Language): string =>
  say(ranks[Math.min(Math.max(level, 1), ranks.length) - 1] ?? ranks[0], language);

const isPastDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && at <= clock.now() && day >= '1900'
  );
};
