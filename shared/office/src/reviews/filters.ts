/** What lists of reviews are narrowed by, as addresses write it. */
export const stars = ['all', '5', '4', '3', '2', '1'] as const;
export const pictures = ['all', 'with'] as const;
