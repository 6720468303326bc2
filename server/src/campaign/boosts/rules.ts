import {
  boostLimits,
  type BoostKind,
  type helpRefusals,
  type launchRefusals,
  type LaunchStatus,
} from '@mall/contract/campaign/boost';

export type WhyNotHelp = (typeof helpRefusals)[number];
export type WhyNotLaunch = (typeof launchRefusals)[number];

/**
 * Decides whether somebody may launch an activity; `proved` is null for a visitor, who is asked to sign in
 * instead.
 */
export type LaunchFacts = {
  /** The shop where they are takes part in the mall's boosts. */
  readonly here: boolean;
  readonly begun: boolean;
  readonly over: boolean;
  readonly stock_left: number;
  readonly sellable: boolean;
  readonly launched: number;
  readonly launch_limit: number;
  readonly proved: boolean | null;
};

export const whyNotLaunch = (facts: LaunchFacts): WhyNotLaunch | null => {
  if (!facts.here) return 'campaign.notHere';
  if (!facts.begun || facts.over) return 'boost.notRunning';
  if (facts.launched >= facts.launch_limit) return 'boost.launchLimit';
  if (facts.proved === false) return 'boost.phoneMissing';
  return facts.stock_left === 0 || !facts.sellable ? 'boost.gone' : null;
};

/** Decides whether somebody may help a launch; counts are of today in Shanghai unless stated otherwise. */
export type HelpFacts = {
  readonly status: LaunchStatus;
  readonly isOwn: boolean;
  readonly helped: boolean;
  readonly proved: boolean;
  readonly today: number;
  readonly dayLimit: number;
  /** Ever, in the activity. */
  readonly here: number;
  readonly hereLimit: number;
  readonly deviceHelpedHere: boolean;
  readonly byDevice: number;
  readonly byAddress: number;
};

export const whyNotHelp = (facts: HelpFacts): WhyNotHelp | null => {
  if (facts.isOwn) return 'boost.own';
  if (facts.helped) return 'boost.helped';
  if (facts.status === 'frozen') return 'boost.frozen';
  if (facts.status !== 'active') return 'boost.over';
  if (!facts.proved) return 'boost.phoneMissing';
  if (facts.here >= facts.hereLimit) return 'boost.helpsHere';
  if (facts.today >= facts.dayLimit) return 'boost.helpsToday';
  if (facts.deviceHelpedHere || facts.byDevice >= boostLimits.perDevice) return 'boost.device';
  return facts.byAddress >= boostLimits.perAddress ? 'boost.address' : null;
};

/** A price cut may be ordered once the goal is reached, or before if its activity lets early buyers in. */
export const mayOrder = ({
  kind,
  status,
  early_buy: early,
}: {
  readonly kind: BoostKind;
  readonly status: LaunchStatus;
  readonly early_buy: boolean;
}): boolean => kind === 'price_cut' && (status === 'reached' || (status === 'active' && early));
