/** A key for something new in the draft, unique within it. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
