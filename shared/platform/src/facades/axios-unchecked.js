/** Takes the place of axios' check of its options: the compiler has checked the few that the mall writes. */
const unchecked = () => undefined;

export default {
  assertOptions: unchecked,
  validators: { transitional: unchecked, spelling: unchecked, boolean: unchecked, function: unchecked },
};
