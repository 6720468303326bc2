import type { Input, Output } from '@mall/contract/operations';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Reader } from '../../platform/db/open.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { createQrCodes } from '../../platform/qr/qr-code.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import type { Mark } from './device.ts';
import { endDue } from './end.ts';
import { factsOf, helpLaunch } from './help.ts';
import { launchActivity } from './launch.ts';
import {
  type ActivityRow,
  activityRows,
  type Asking,
  helperRows,
  launchNamed,
  type LaunchRow,
  launchRows,
} from './rows.queries.ts';
import { whyNotHelp } from './rules.ts';
import { type Launch, priceNow, toActivity, toHelper, toLaunch, toPrize } from './present.ts';
import {
  shownActivity,
  launchesBy,
  launchesFrom,
  launchesIn,
  launchFrom,
  launchWith,
  openActivities,
  runningOf,
} from './which.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * At most this many of a member's own launches are displayed beside the activities; all of them have a page
 * of their own.
 */
const mostShown = 20;

/** After these nobody helps any more: the seed reveals how the plan was made. */
const ended: ReadonlySet<LaunchRow['status']> = new Set([
  'reached',
  'ordered',
  'done',
  'expired',
  'lapsed',
  'void',
]);

/** Boosts as members see them (decisions 2.10). Launches past their time are ended before a read. */
export const createBoosts = ({ db }: { db: Db }, mall: string) => {
  const codes = createQrCodes();
  return {
    center: async (caller: Caller, paging: Input<'boost.center'>): Promise<Output<'boost.center'>> => {
      const { memberId, language } = caller;
      await endDue(db);
      const [rows, mine] = await Promise.all([
        activityRows(db, caller, openActivities(caller.shop), paging),
        memberId === null ? [] : launchRows(db, runningOf(memberId), { page: 1, size: mostShown }),
      ]);
      return {
        list: rows.map((row) => toActivity(row, language)),
        total: rows[0]?.total ?? 0,
        ...paging,
        mine: mine.map((row) => toLaunch(row, language, memberId)),
        serverTime: clock.now().toISOString(),
      };
    },

    mine: async (
      { memberId, language }: Member,
      { state, page, size }: Input<'boost.mine'>,
    ): Promise<Output<'boost.mine'>> => {
      await endDue(db, launchesBy(memberId));
      const rows = await launchRows(db, launchesIn(memberId, state), { page, size });
      return {
        list: rows.map((row) => toLaunch(row, language, memberId)),
        total: rows[0]?.total ?? 0,
        page,
        size,
        serverTime: clock.now().toISOString(),
      };
    },

    detail: async (caller: Caller, id: string, mark: Mark): Promise<Output<'boost.detail'>> => {
      await endDue(db, launchNamed(id));
      const { activity, launch } = await find(db, caller, id);
      return {
        activity: toActivity(activity, caller.language),
        launch: launch === undefined ? null : await inDetail(db, caller, activity, launch, mark),
        serverTime: clock.now().toISOString(),
      };
    },

    /** The link opens the launch, through its reader's shop. */
    share: async (caller: Member, id: string): Promise<Output<'boost.share'>> => {
      const [launch] = await launchRows(db, launchNamed(id));
      if (launch === undefined) throw new Refusal('missing');
      const address = new URL(promotionPaths.boost({ launchId: launch.share_code }), mall);
      if (caller.shop !== null) address.searchParams.set('code', caller.shop.code);
      const { svg } = await codes.of(address.href);
      return {
        code: launch.share_code,
        shareUrl: address.href,
        qrCode: svg,
        launcher: maskName(launch.launcher),
        ...toPrize(launch, caller.language),
        currentPrice: priceNow(launch),
        target: launch.target,
        helps: launch.helps,
        expiresAt: launch.expires_at.toISOString(),
      };
    },

    initiate: async (caller: Member, input: Input<'boost.initiate'>, mark: Mark): Promise<Launch> => {
      await endDue(db, launchesFrom(input.id));
      return once(db, caller, 'boost.initiate', input, async (tx) => {
        const id = await launchActivity(tx, caller, input.id, mark);
        const [launch] = await launchRows(tx, launchWith(id));
        if (launch === undefined) throw new Error('a launch just made is missing');
        return toLaunch(launch, caller.language, caller.memberId);
      });
    },

    help: (caller: Member, input: Input<'boost.help'>, mark: Mark): Promise<Output<'boost.help'>> =>
      once(db, caller, 'boost.help', input, (tx) => helpLaunch(tx, caller.memberId, input.id, mark)),
  };
};

type Found = { activity: ActivityRow; launch: LaunchRow | undefined };

/**
 * A launch by its id or code; else the activity with this id, and the last launch of the reader in it. Throws
 * missing.
 */
const find = async (reader: Reader, asking: Asking, id: string): Promise<Found> => {
  const [named] = await launchRows(reader, launchNamed(id));
  const [activity] = await activityRows(reader, asking, shownActivity(named?.activity_id ?? id));
  if (activity === undefined) throw new Refusal('missing');
  const { memberId } = asking;
  if (named !== undefined || memberId === null) return { activity, launch: named };
  const [own] = await launchRows(reader, launchFrom(id, memberId));
  return { activity, launch: own };
};

const inDetail = async (
  reader: Reader,
  { memberId, language }: Caller,
  activity: ActivityRow,
  launch: LaunchRow,
  mark: Mark,
): Promise<Output<'boost.detail'>['launch']> => {
  const [helpers, facts] = await Promise.all([
    helperRows(reader, launch.id),
    memberId === null
      ? null
      : factsOf(
          reader,
          { ...launch, help_limit: activity.help_limit, help_limit_day: activity.help_limit_day },
          memberId,
          mark,
        ),
  ]);
  return {
    ...toLaunch(launch, language, memberId),
    isMine: launch.user_id === memberId,
    launcher: maskName(launch.launcher),
    code: launch.share_code,
    planHash: launch.plan_hash,
    seed: ended.has(launch.status) ? launch.seed : null,
    difference: launch.difference,
    helpers: helpers.map((row) => toHelper(row, memberId)),
    whyNotHelp: facts === null ? null : whyNotHelp(facts),
  };
};
