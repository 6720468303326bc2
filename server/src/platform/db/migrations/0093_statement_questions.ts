/**
 * What a shop asks about a statement or one line of it, and what the mall answers (decision 094). One question of a line,
 * or of the statement as a whole, is open at a time. An adjustment belongs to one answer at most.
 */
export const statements: readonly string[] = [
  `create table statement_questions (
    id text primary key,
    statement_id text not null references statements,
    line_no int,
    status text not null default 'open' check (status in ('open', 'closed')),
    waits_for text not null default 'mall' check (waits_for in ('mall', 'shop')),
    asked_by text not null references users,
    asked_at timestamptz not null default now(),
    closed_by text references users,
    closed_at timestamptz,
    foreign key (statement_id, line_no) references statement_lines (statement_id, no),
    check ((status = 'closed') = (closed_at is not null)))`,
  `create unique index statement_question_open on statement_questions (statement_id, coalesce(line_no, 0)) where status = 'open'`,
  `create index statement_questions_of on statement_questions (statement_id, asked_at desc)`,
  `create index statement_questions_newest on statement_questions (status, asked_at, id)`,
  `create table statement_question_words (
    question_id text not null references statement_questions,
    no int not null check (no between 1 and 50),
    side text not null check (side in ('mall', 'shop')),
    by text not null references users,
    at timestamptz not null default now(),
    words text not null check (words <> ''),
    adjustment_id text unique references settlement_adjustments,
    primary key (question_id, no),
    check (adjustment_id is null or side = 'mall'))`,
];
