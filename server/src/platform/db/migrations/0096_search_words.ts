/**
 * What a search that finds nothing corrects words by (decision 096). `products.terms_version` says which version of the code
 * wrote what a product is found by; 0 is also what was written since the words were noted last. A job works off both, so no
 * transaction that publishes products writes the words, which many of them share.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `alter table products add column terms_version int not null default 0`,
  `create function mall_terms_written() returns trigger language plpgsql as $$
    begin
      new.terms_version := 0;
      return new;
    end $$`,
  `create trigger terms_written before update of terms, name_terms on products for each row
    when ((old.terms, old.name_terms) is distinct from (new.terms, new.name_terms) and new.terms_version = old.terms_version)
    execute function mall_terms_written()`,
  `create index products_terms_version on products (terms_version, id)`,
  `create table search_vocabulary (word text primary key, keys text[] not null)`,
  `create index search_vocabulary_keys on search_vocabulary using gin (keys)`,
];
