/** Style sheets and pictures become separate files; an import of one has no value. */
declare module '*.css';
declare module '*.svg';
