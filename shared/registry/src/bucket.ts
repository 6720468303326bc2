/** A number from 0 to 99, the same for the same text (FNV-1a). */
export const bucketOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of FNV depend too much on the last character.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % 100;
};
