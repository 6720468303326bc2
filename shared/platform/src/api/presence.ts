type Presence = {
  /** Lets the member prove that the number of their account is theirs; resolves to whether they did. */
  proveNumber?: () => Promise<boolean>;
};

/**
 * Whether somebody is there to be asked: what the shell fills in. Elsewhere nobody is asked, and the refusal is told
 * like any other.
 */
export const presence: Presence = {};
