import { serverNow } from '@mall/platform';

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The day of the mall, `2026-11-24`, by the clock of the server. */
export const todayOfMall = (): string => shanghai.format(new Date(serverNow()));
