/** Style sheets become files of their own; importing one gives nothing. */
declare module '*.css';
