/** The address of the set-up, without a link. */
export const setupPath = '/operator/setup';
