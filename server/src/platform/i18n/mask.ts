/** 13800001111 → 138****1111; other numbers keep their first three and last two digits. */
export const maskPhone = (phone: string): string =>
  phone.length === 11
    ? `${phone.slice(0, 3)}****${phone.slice(7)}`
    : `${phone.slice(0, 3)}****${phone.slice(-2)}`;

/** 林小明 → 林**: only those who know the person recognise them. */
export const maskName = (name: string): string => `${[...name][0] ?? ''}**`;

/** lin@example.com → l***@example.com. */
export const maskEmail = (email: string): string => {
  const at = email.indexOf('@');
  return `${[...email][0] ?? ''}***${at < 0 ? '' : email.slice(at)}`;
};
