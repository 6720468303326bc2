import reasons from './0080_reasons.json' with { type: 'json' };

/**
 * One queue of what shops send in for review (docs/decisions/086-reviews.md): who has taken what, and templates of reasons.
 * What was decided, by whom and why stays where it always was, in the log.
 */
export const statements: readonly string[] = [
  `create table work_takes (
    kind text not null check (kind in ('goods', 'package', 'case', 'brand', 'shop')),
    id text not null,
    taken_by text not null references users,
    taken_at timestamptz not null,
    primary key (kind, id))`,
  `create table work_reasons (
    id text primary key,
    text jsonb not null check (jsonb_typeof(text) = 'object'),
    version int not null default 1 check (version > 0),
    made_at timestamptz not null default now(),
    removed_at timestamptz)`,
  `create index audit_decided on audit_log (at desc, id desc) where action in (
    'goods.approve', 'goods.reject', 'package.approve', 'package.reject', 'case.approve', 'case.reject',
    'brand.approve', 'brand.reject', 'shop.approve', 'shop.reject')`,
  // A few to begin with, which operators change as they like; one after the other.
  ...reasons.map(
    (text, at) => `insert into work_reasons (id, text, made_at)
      values ('first-${at + 1}', '${JSON.stringify(text).replaceAll("'", "''")}', now() + make_interval(secs => ${at} * 0.001))`,
  ),
];
