/**
 * The element that has the language and the theme of our screens: the document's, or the guest's own in a page of
 * somebody else (lifecycles/guest.ts).
 */
export const root: { element: HTMLElement } = { element: document.documentElement };
