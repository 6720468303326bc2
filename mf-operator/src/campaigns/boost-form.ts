import { type BoostKind, boostLimits as limits } from '@mall/contract/campaign/boost';
import { typedUnits } from '@mall/contract/core/money';
import type { Sent } from '@mall/contract/operations';
import type { Typed } from '@mall/contract/seller/own-goods';
import { type Named, readBetween, readPrice, wrongTimes } from '@mall/office/campaigns';
import type { CampaignDetail } from './useCampaigns.ts';

/** What is typed; moments as `datetime-local` has them. */
export type BoostValues = {
  name: Typed;
  kind: BoostKind;
  skuId: string;
  startPrice: string;
  floorPrice: string;
  reward: string;
  template: Named | null;
  helps: string;
  newUserWeight: string;
  durationHours: string;
  orderHours: string;
  launchLimit: string;
  helpLimit: string;
  helpLimitDay: string;
  earlyBuy: boolean;
  stock: string;
  startAt: string;
  endAt: string;
};

export type BoostProblem =
  | 'name'
  | 'goods'
  | 'price'
  | 'floor'
  | 'template'
  | 'limit'
  | 'launches'
  | 'start'
  | 'end';

export const blankBoost: BoostValues = {
  name: {},
  kind: 'price_cut',
  skuId: '',
  startPrice: '',
  floorPrice: '',
  reward: '',
  template: null,
  helps: String(limits.helps.usual),
  newUserWeight: String(limits.newUserWeight.usual),
  durationHours: String(limits.duration.usual),
  orderHours: String(limits.orderHours.usual),
  launchLimit: String(limits.launchesPerMember),
  helpLimit: String(limits.helpsPerActivity),
  helpLimitDay: String(limits.helpsPerDay),
  earlyBuy: true,
  stock: '',
  startAt: '',
  endAt: '',
};

const typed = (amount: number | null): string => (amount === null ? '' : typedUnits(amount));

export const boostValues = (
  { name, boost, startAt, endAt }: CampaignDetail,
  toLocal: (at: string) => string,
): BoostValues =>
  boost === null
    ? blankBoost
    : {
        name,
        kind: boost.kind,
        skuId: boost.skuId ?? '',
        startPrice: typed(boost.startPrice),
        floorPrice: typed(boost.floorPrice),
        reward: typed(boost.reward),
        template: boost.template,
        helps: String(boost.helps),
        newUserWeight: String(boost.newUserWeight),
        durationHours: String(boost.durationHours),
        orderHours: String(boost.orderHours),
        launchLimit: String(boost.launchLimit),
        helpLimit: String(boost.helpLimit),
        helpLimitDay: String(boost.helpLimitDay),
        earlyBuy: boost.earlyBuy,
        stock: String(boost.stock),
        startAt: toLocal(startAt),
        endAt: toLocal(endAt),
      };

/** The counted terms with their limits. */
const counted = {
  helps: limits.helps,
  newUserWeight: limits.newUserWeight,
  durationHours: limits.duration,
  orderHours: limits.orderHours,
  launchLimit: { min: 1, max: 10 },
  helpLimit: { min: 1, max: 10 },
  helpLimitDay: { min: 1, max: 50 },
} as const;
export type Counted = keyof typeof counted;

type Problems = Partial<Record<keyof BoostValues, BoostProblem>>;

export const boostProblems = (values: BoostValues): Problems => ({
  ...((values.name.zh ?? '').trim().length < 2 ? { name: 'name' } : {}),
  ...wrongPrize(values),
  ...Object.fromEntries(
    Object.entries(counted)
      .filter(([name, { min, max }]) => readBetween(values[name as Counted], min, max) === undefined) // keys of a const table
      .map(([name]) => [name, 'limit' as const]),
  ),
  ...(readBetween(values.stock, 1, 100_000) === undefined ? { stock: 'launches' } : {}),
  ...wrongTimes(values),
});

const wrongPrize = ({ kind, skuId, startPrice, floorPrice, reward, template }: BoostValues): Problems => {
  if (kind === 'coupon') return template === null ? { template: 'template' } : {};
  if (kind === 'red_envelope') return readPrice(reward) === undefined ? { reward: 'price' } : {};
  const [start, floor] = [readPrice(startPrice), readPrice(floorPrice)];
  return {
    ...(skuId === '' ? { skuId: 'goods' } : {}),
    ...(start === undefined ? { startPrice: 'price' } : {}),
    ...(floor === undefined || (start !== undefined && floor >= start) ? { floorPrice: 'floor' } : {}),
  };
};

/** The input of `mallCampaign.saveBoost`. `values` have no problems. */
export const sentBoost = (
  values: BoostValues,
  fromLocal: (text: string) => string | null,
): Sent<'mallCampaign.saveBoost'> => {
  const { kind, name } = values;
  return {
    kind,
    nameZh: name.zh ?? '',
    nameEn: name.en ?? '',
    nameIndo: name.indo ?? '',
    nameFili: name.fili ?? '',
    ...(kind === 'price_cut'
      ? {
          skuId: values.skuId,
          startPrice: readPrice(values.startPrice) ?? 0,
          floorPrice: readPrice(values.floorPrice) ?? 0,
        }
      : {}),
    ...(kind === 'red_envelope' ? { reward: readPrice(values.reward) ?? 0 } : {}),
    ...(kind === 'coupon' && values.template !== null ? { templateId: values.template.id } : {}),
    helps: Number(values.helps),
    newUserWeight: Number(values.newUserWeight),
    durationHours: Number(values.durationHours),
    orderHours: Number(values.orderHours),
    launchLimit: Number(values.launchLimit),
    helpLimit: Number(values.helpLimit),
    helpLimitDay: Number(values.helpLimitDay),
    earlyBuy: values.earlyBuy,
    stock: Number(values.stock),
    startAt: fromLocal(values.startAt) ?? '',
    endAt: fromLocal(values.endAt) ?? '',
  };
};
