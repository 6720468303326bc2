import { ApiError, reportFailure } from '@mall/platform';
import { useState } from 'react';

/** What another operator saved meanwhile: the version to go on from, and its content. */
export type Theirs<Content> = { readonly version: number; readonly content: Content };

/**
 * The version that a form was filled from. When somebody saved another one meanwhile, the refusal brings it: `theirs` is
 * shown, and the next save replaces that version knowingly.
 */
export const useStale = <Content>(opened: number) => {
  const [theirs, setTheirs] = useState<Theirs<Content>>();
  return {
    version: theirs?.version ?? opened,
    theirs,
    onFailure: (error: unknown): void => {
      if (error instanceof ApiError && error.msgKey === 'goods.changedElsewhere')
        setTheirs(error.data as Theirs<Content>); // what the contract says of this refusal
      else reportFailure(error);
    },
  };
};
