/**
 * Replaces axios' fetch adapter: every browser that we support has XMLHttpRequest, which also reports upload
 * progress.
 */
export const getFetch = () => undefined;
