/** What a link leads to; without it to the mall. */
export type Linked = { id: string; name: string; image: string };
