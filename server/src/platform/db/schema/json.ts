import type { ColumnType, Generated, RawBuilder } from 'kysely';

/** jsonb columns: read as their value, written through `json()` of db/open.ts. */
export type Json<T> = ColumnType<T, RawBuilder<unknown>, RawBuilder<unknown>>;
export type JsonDefault<T> = ColumnType<T, RawBuilder<unknown> | undefined, RawBuilder<unknown>>;
export type JsonNullable<T> = ColumnType<
  T | null,
  RawBuilder<unknown> | null | undefined,
  RawBuilder<unknown> | null
>;
export type { Generated };
