/** Whether a typed colour is one: `#rrggbb`. */
export const isShade = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

/** A typed colour as the mall keeps it; null when nothing is typed. */
export const shadeIn = (text: string): string | null => text.trim().toLowerCase() || null;
