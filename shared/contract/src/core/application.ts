import type { Actor } from './actor.ts';

/** The states of an application to open a shop as one table (docs/decisions/114). */
export const applicationStates = ['new', 'talk', 'accepted', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

type Rule = {
  by: readonly (Actor | 'operator')[];
  from: readonly (ApplicationState | 'none')[];
  to: ApplicationState;
};
export const applicationMoves = {
  apply: { by: ['buyer'], from: ['none', 'refused', 'withdrawn', 'accepted'], to: 'new' },
  talk: { by: ['operator'], from: ['new'], to: 'talk' },
  accept: { by: ['operator'], from: ['new', 'talk'], to: 'accepted' },
  refuse: { by: ['operator'], from: ['new', 'talk'], to: 'refused' },
  withdraw: { by: ['buyer'], from: ['new', 'talk'], to: 'withdrawn' },
} as const satisfies Record<string, Rule>;

/** States in which an application waits for the mall. */
export const openApplication = ['new', 'talk'] as const satisfies readonly ApplicationState[];
export const isOpenApplication = (state: ApplicationState): boolean =>
  openApplication.some((open) => open === state);

/**
 * Characters of the form; hours until who was turned down may apply again; applications of one member within so many days, those
 * that they took back included.
 */
export const applicationLimits = {
  company: { min: 2, max: 60 },
  contact: { min: 2, max: 30 },
  sells: { min: 10, max: 500 },
  note: 500,
  keyword: 60,
  againHours: 24,
  most: 5,
  days: 30,
} as const;

/** Parts of an application that an operator looks at one by one. */
export const applicationParts = ['contact', 'mobile', 'licence'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** Countries and regions of ISO 3166-1; a browser has their names in its language. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
export const countries: readonly string[] = codes.split(' ');
/** Those that the mall's languages are of: a list of countries begins with them. */
export const nearCountries: readonly string[] = ['CN', 'ID', 'PH', 'HK', 'TW', 'MY', 'SG', 'VN', 'TH'];
export const isCountry = (code: string): boolean => countries.includes(code);
