/** The cookie of announcements that a browser has closed: their ids, with points between them. */
export const closedCookie = 'closed';

/** What the cookie says once this one is closed too: the last ten, since older ones are no longer shown. */
export const closedWith = (cookie: string, id: string): string =>
  [...cookie.split('.').filter((one) => one !== '' && one !== id), id].slice(-10).join('.');
