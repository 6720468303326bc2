/** The target of a link; the mall itself by default. */
export type LinkTarget = { id: string; name: string; image: string };
