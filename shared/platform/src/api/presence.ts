type Presence = {
  /** Asks for a fresh proof that it is the member; resolves to whether it was given. */
  ask?: () => Promise<boolean>;
  /** Whole seconds since somebody last touched this page, from a minute on. */
  idle?: () => string | undefined;
};

/**
 * Whether somebody is there: what the frames of the member centre and of the office fill in (`../proof.ts`). Elsewhere
 * nobody is asked for a proof, and the refusal is told like any other.
 */
export const presence: Presence = {};
