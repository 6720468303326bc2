import { boundaries } from './boundaries.ts';
import { clocks } from './clocks.ts';
import { dead } from './dead.ts';
import { format } from './format.ts';
import type { Gate } from './gate.ts';
import { lint } from './lint.ts';
import { owners } from './owners.ts';
import { phrases } from './phrases.ts';
import { reasons } from './reasons.ts';
import { sizes } from './sizes.ts';
import { spec } from './spec.ts';
import { sql } from './sql.ts';
import { statuses } from './statuses.ts';
import { tokens } from './tokens.ts';
import { types } from './types.ts';

/** In the order in which a failure is cheapest to fix. */
export const gates: readonly Gate[] = [
  types,
  lint,
  format,
  boundaries,
  owners,
  statuses,
  clocks,
  sql,
  tokens,
  phrases,
  sizes,
  reasons,
  spec,
  dead,
];
