import { type AdjustProblem, adjustProblem, type CampaignState } from '@mall/contract/campaign/campaign';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { fromLocal, toLocal } from '../moments.ts';
import { useStale } from '../useStale.ts';
import { readCount } from './read.ts';

type Theirs = { endAt: string; pieces: number };
const valuesOf = ({ endAt, pieces }: Theirs) => ({
  endAt: toLocal(endAt),
  pieces: pieces < 0 ? '' : String(pieces),
  unlimited: pieces < 0,
});
type Values = ReturnType<typeof valuesOf>;
type Opened = Theirs & { readonly state: CampaignState; readonly startAt: string; readonly version: number };
type Change = {
  readonly version: number;
  readonly endAt: string | undefined;
  readonly pieces: number | undefined;
};
type Problem = AdjustProblem | 'count';

type Options = {
  readonly shown: Opened;
  readonly say: (problem: Problem) => string;
  /** Saves what differs; it is not called when nothing does. */
  readonly save: (change: Change) => Promise<void>;
  readonly onDone: () => void;
};

/**
 * The form that changes what may still be changed of a campaign that shoppers know: its end, and how many there are (-1: as many
 * as are wanted). When somebody else saved meanwhile, `theirs` takes over what they saved.
 */
export const useAdjustment = ({ shown, say, save, onDone }: Options) => {
  // What the form was filled from: the page behind it may be read again, and then shows what somebody else saved.
  const [opened] = useState(shown);
  const { version, theirs, onFailure } = useStale<Theirs>(opened.version);
  const before = theirs?.content ?? opened;
  const asked = (values: Values) => {
    const endAt = values.endAt === toLocal(before.endAt) ? undefined : (fromLocal(values.endAt) ?? undefined);
    const pieces = values.unlimited ? -1 : readCount(values.pieces);
    return { endAt, pieces: pieces === before.pieces ? undefined : pieces };
  };
  const form = useForm<Values, Problem>({
    initial: valuesOf(before),
    problems: (values) => {
      if (!values.unlimited && readCount(values.pieces) === undefined) return { pieces: 'count' };
      const { endAt, pieces } = asked(values);
      const running = { state: opened.state, startAt: new Date(opened.startAt), pieces: before.pieces };
      const wrong = (change: { endAt?: Date; pieces?: number }) => adjustProblem(running, change, new Date());
      const end = endAt === undefined ? null : wrong({ endAt: new Date(endAt) });
      const count = pieces === undefined ? null : wrong({ pieces });
      return { ...(end === null ? {} : { endAt: end }), ...(count === null ? {} : { pieces: count }) };
    },
    say,
    onFailure,
    onSubmit: async (values) => {
      const { endAt, pieces } = asked(values);
      if (endAt !== undefined || pieces !== undefined) await save({ version, endAt, pieces });
      onDone();
    },
  });
  return { form, theirs: theirs && { take: () => form.set(valuesOf(theirs.content)) } };
};
