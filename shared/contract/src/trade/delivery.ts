/**
 * The states of a delivery as one table (spec §4, decisions 2.16). Server, buttons and printed papers all use
 * it.
 */
export const deliveryStatus = {
  unknown: 0,
  recorded: 1,
  collected: 2,
  inTransit: 3,
  installing: 4,
  accepted: 5,
  notAccepted: 6,
} as const;
const { unknown, recorded, collected, inTransit, installing, accepted, notAccepted } = deliveryStatus;
export type DeliveryStatus = (typeof deliveryStatus)[keyof typeof deliveryStatus];
export type DeliveryStep = keyof typeof deliveryStatus;

/** Names by status: the index is the code in the API and in the database. */
export const deliverySteps = [
  'unknown',
  'recorded',
  'collected',
  'inTransit',
  'installing',
  'accepted',
  'notAccepted',
] as const satisfies readonly DeliveryStep[];

export type DeliveryActor = 'shop' | 'installer' | 'system';
/** The further conditions of a step besides the state: on the submitted form, or on the refusals so far. */
export type DeliveryNeed = 'remarks' | 'photos' | 'signature' | 'reason' | 'tries';
type Rule = {
  by: readonly DeliveryActor[];
  from: readonly DeliveryStatus[];
  to: DeliveryStatus;
  needs: readonly DeliveryNeed[];
  /** Whether the staff member may undo the step. What the customer has signed stays. */
  undo: boolean;
};

export const deliveryMoves = {
  record: { by: ['shop', 'system'], from: [unknown], to: recorded, needs: [], undo: false },
  collect: { by: ['shop'], from: [recorded], to: collected, needs: [], undo: true },
  depart: { by: ['shop'], from: [collected], to: inTransit, needs: [], undo: true },
  install: { by: ['shop', 'installer'], from: [inTransit], to: installing, needs: [], undo: true },
  accept: {
    by: ['shop', 'installer'],
    from: [installing],
    to: accepted,
    needs: ['remarks', 'photos', 'signature'],
    undo: false,
  },
  refuse: { by: ['shop', 'installer'], from: [installing], to: notAccepted, needs: ['reason'], undo: false },
  retry: { by: ['shop'], from: [notAccepted], to: installing, needs: ['tries'], undo: true },
} as const satisfies Record<string, Rule>;
export type DeliveryMove = keyof typeof deliveryMoves;

export const deliveryLimits = {
  minPhotos: 2,
  maxPhotos: 20,
  /** After this many repeated visits, a claim is settled otherwise. */
  retries: 3,
  undoMinutes: 60,
  linkDays: { usual: 14, most: 60 },
  maxDays: 60,
} as const;

/**
 * The basis of an expected day: nothing is planned; notice and days; on the way since; an arranged visit; it
 * happened.
 */
export const forecastBases = ['none', 'plan', 'onTheWay', 'visit', 'done'] as const;
export type ForecastBasis = (typeof forecastBases)[number];

/** Cards in one column of the board; the list has the others. */
export const boardSize = 20;

export const itemStates = ['ok', 'damaged', 'missing'] as const;
export type ItemState = (typeof itemStates)[number];
export const claimStates = ['open', 'scheduled', 'resolved'] as const;

const moveNames = Object.keys(deliveryMoves) as DeliveryMove[]; // keys of a const table

/** Whether a side may take a step now; `refusals` is how often the delivery was not accepted. */
export const allowsDelivery = (
  move: DeliveryMove,
  by: DeliveryActor,
  status: DeliveryStatus,
  refusals = 0,
): boolean => {
  const rule: Rule = deliveryMoves[move];
  if (rule.needs.includes('tries') && refusals > deliveryLimits.retries) return false;
  return rule.by.includes(by) && rule.from.includes(status);
};

/** The steps that one side may take now, in the table's order. */
export const deliveryMovesFor = (by: DeliveryActor, status: DeliveryStatus, refusals = 0): DeliveryMove[] =>
  moveNames.filter((move) => allowsDelivery(move, by, status, refusals));

/** The step from one state to another; undefined when there is none, as for a skipped step. */
export const moveBetween = (from: DeliveryStatus, to: DeliveryStatus): DeliveryMove | undefined =>
  moveNames.find((move) => {
    const rule: Rule = deliveryMoves[move];
    return rule.to === to && rule.from.includes(from);
  });

export type HandedForm = {
  readonly items: readonly { readonly state: ItemState; readonly note: string }[];
  readonly photos: readonly string[];
  readonly signedBy: string;
  readonly reason: string;
};

/** The fields that a form still lacks for acceptance or refusal, in the order of the form. */
export const formLacks = (move: 'accept' | 'refuse', form: HandedForm): DeliveryNeed[] => {
  const lacks: Partial<Record<DeliveryNeed, boolean>> = {
    remarks: form.items.some(({ state, note }) => state !== 'ok' && note.trim() === ''),
    photos: form.photos.length < deliveryLimits.minPhotos,
    signature: form.signedBy.trim() === '',
    reason: form.reason.trim() === '',
  };
  return deliveryMoves[move].needs.filter((need) => lacks[need] === true);
};

/** A drawn signature: strokes as SVG path data within this box, in whole units. */
export const signatureBox = { width: 600, height: 200, maxText: 20_000, minPoints: 5 } as const;
const strokes = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** '' means that the name was typed instead; anything else must be strokes of ours, and more than a dot. */
export const isSignature = (path: string): boolean =>
  path === '' ||
  (path.length <= signatureBox.maxText &&
    strokes.test(path) &&
    path.split('L').length > signatureBox.minPoints);
