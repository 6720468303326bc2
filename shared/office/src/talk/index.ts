export { TalkPage } from './TalkPage.tsx';
export type { TalkDesk } from './desk.ts';
