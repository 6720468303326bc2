import type { Texts } from '@mall/contract/core/languages';
import type { OpenDays, TalkThing } from '@mall/contract/trade/talk';
import type { Generated, Json, JsonNullable } from './json.ts';

export type StoredThing = {
  readonly kind: TalkThing;
  readonly id: string;
  /** By language for a product, else one text. */
  readonly title: Texts | string;
  readonly image: string;
};

type TalkOffices = {
  /** The shop's id, or `mall`. */
  id: string;
  shop_id: string | null;
  news: Generated<number>;
  days: Generated<OpenDays>;
  answers_within: Generated<number | null>;
  version: Generated<number>;
};

type TalkMembers = { user_id: string; news: Generated<number> };

type Conversations = {
  id: string;
  member_id: string;
  office_id: string;
  status: Generated<'open' | 'closed'>;
  waiting_since: Generated<Date | null>;
  assigned_to: Generated<string | null>;
  last_seq: Generated<number>;
  last_at: Generated<Date>;
  member_read: Generated<number>;
  office_read: Generated<number>;
  member_unread: Generated<number>;
  office_unread: Generated<number>;
  /** Whether that side has been told of what it has not read. */
  member_told: Generated<boolean>;
  office_told: Generated<boolean>;
  member_news: Generated<number>;
  office_news: Generated<number>;
};

type ConversationMessages = {
  conversation_id: string;
  seq: number;
  side: 'member' | 'office';
  kind: 'words' | 'note';
  by: string;
  key: string;
  words: string;
  pictures: Json<readonly string[]>;
  thing: JsonNullable<StoredThing>;
  at: Generated<Date>;
};

type TalkAnswers = {
  id: string;
  office_id: string;
  title: string;
  words: string;
  saved_by: string;
  saved_at: Generated<Date>;
};

export type TalkTables = {
  talk_offices: TalkOffices;
  talk_members: TalkMembers;
  conversations: Conversations;
  conversation_messages: ConversationMessages;
  talk_answers: TalkAnswers;
};
