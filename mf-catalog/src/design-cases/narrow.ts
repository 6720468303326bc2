/** As long as the list of pieces stands beside the sum in a narrow window, its rows are as on a telephone. */
export const narrow = '@media (max-width: 1023px)';
