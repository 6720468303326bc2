/**
 * The mall's own products, packages and design cases are drafts as those of shops are (docs/decisions/070): without a
 * shop, and without a review, since operators publish them. What shoppers saw before there were such drafts is nobody's
 * writing. A draft and what it publishes are of one seller. Lists are narrowed by columns of their own: reading the
 * contents of a hundred thousand products would take seconds.
 */
const drafts = { own_goods: 'products', own_packages: 'packages', own_cases: 'design_cases' } as const;
const columns = { own_goods: 'product_id', own_packages: 'package_id', own_cases: 'case_id' } as const;
const names = Object.keys(drafts) as (keyof typeof drafts)[]; // keys of a const table

export const statements: readonly string[] = [
  ...names.map(
    (name) => `alter table ${name} alter column shop_id drop not null, alter column saved_by drop not null,
      add constraint ${name}_of_mall check (shop_id is not null or state in ('draft', 'approved')),
      add constraint ${name}_saver check (saved_by is not null or shop_id is null)`,
  ),
  `create function of_one_seller() returns trigger language plpgsql as $$
    declare
      published int := (to_jsonb(new) ->> tg_argv[1])::int;
      theirs text;
    begin
      if published is not null then
        execute format('select shop_id from %I where id = $1', tg_argv[0]) into theirs using published;
        if theirs is distinct from new.shop_id then
          raise exception 'The draft % and % % are of two sellers', new.id, tg_argv[0], published using errcode = 'check_violation';
        end if;
      end if;
      return new;
    end $$`,
  ...names.map(
    (name) => `create trigger one_seller before insert or update of shop_id, ${columns[name]} on ${name}
      for each row execute function of_one_seller('${drafts[name]}', '${columns[name]}')`,
  ),
  `alter table own_goods add column category_id int generated always as ((content ->> 'categoryId')::int) stored,
    add column brand_id int generated always as ((content ->> 'brandId')::int) stored,
    add column words text generated always as (
      jsonb_path_query_array(content, '$.name.*')::text || jsonb_path_query_array(content, '$.skus[*].no')::text) stored`,

  `alter table shop_jobs alter column shop_id drop not null, add column complete_rows int, add column pictures_key text,
    add constraint shop_jobs_of_mall check (shop_id is not null or kind = 'goodsImport')`,
  `alter table file_keys alter column shop_id drop not null,
    add constraint file_keys_of_mall check (shop_id is not null or wanted ->> 'what' in ('goods', 'job'))`,
];
