/** What is kept beside the cart for another day: it is neither chosen nor counted. */
export const statements: readonly string[] = [
  `alter table cart_lines add column saved boolean not null default false, add check (not (saved and selected))`,
  `alter table cart_packages add column saved boolean not null default false, add check (not (saved and selected))`,
];
