/** A text with its values as they are read in a list: `{{no}}` is ‹no›. They are written with braces. */
export const readable = (text: string): string => text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '‹$1›');
