/** Style sheets and pictures become files of their own; importing one gives nothing. */
declare module '*.css';
declare module '*.svg';
