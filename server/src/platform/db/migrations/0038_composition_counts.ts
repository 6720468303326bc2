/** How often which version of a remote was opened, failed, and how fast its pages were; by the hour, of nobody in particular. */
export const statements: readonly string[] = [
  `create table composition_counts (
    hour timestamptz not null, remote text not null, version text not null, channel text not null, route text not null,
    what text not null, bucket smallint not null, n int not null check (n > 0),
    primary key (remote, version, hour, what, channel, route, bucket))`,
  `create index composition_counts_hour on composition_counts (hour)`,
];
