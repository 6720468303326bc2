type Presence = {
  /** Lets the member prove that the number of their account is theirs; resolves to whether they did. */
  proveNumber?: () => Promise<boolean>;
  /** Asks for a fresh proof that it is the member; resolves to whether it was given. */
  ask?: () => Promise<boolean>;
  /** Whole seconds since somebody last touched this page, from a minute on. */
  idle?: () => string | undefined;
};

/**
 * Whether somebody is there: what the shell fills in, and the frames of the member centre and of the office
 * (`../proof.ts`). Elsewhere nobody is asked, and the refusal is told like any other.
 */
export const presence: Presence = {};
