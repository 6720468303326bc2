/** Replaces axios' validation of its options: the compiler has checked the few that the mall uses. */
const unchecked = () => undefined;

export default {
  assertOptions: unchecked,
  validators: { transitional: unchecked, spelling: unchecked, boolean: unchecked, function: unchecked },
};
