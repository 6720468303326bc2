/** Reads "9,137.16" or "9137" as minor units; null when it is no amount of money with at most two decimals. */
export const readAmount = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s,，¥]/g, '');
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole + part.padEnd(2, '0'));
};
