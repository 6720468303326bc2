// Conversations: what was said, the field to answer in, and news as they come. Only for lazy chunks.
export { followNews } from './follow-news.ts';
export { TalkComposer, type TalkComposerWords } from './TalkComposer.tsx';
export { type SaidMessage, TalkThread, type TalkThreadWords } from './TalkThread.tsx';
