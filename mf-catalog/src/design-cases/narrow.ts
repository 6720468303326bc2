/** In a narrow window, as long as the list of pieces is beside the total, its rows are as on a phone. */
export const narrow = '@media (max-width: 1023px)';
