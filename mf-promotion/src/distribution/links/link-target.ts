/** What a link leads to; without it to the mall. */
export type LinkTarget = { id: string; name: string; image: string };
