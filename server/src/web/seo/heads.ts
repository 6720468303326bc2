import { categoryTrail } from '@mall/contract/catalog/category-trail';
import type { Language } from '@mall/contract/core/languages';
import { legalBlocks, legalKindIn } from '@mall/contract/core/legal';
import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { numIdIn } from '@mall/contract/core/read-query';
import type { OperationName } from '@mall/contract/core/wire';
import type { Head } from '../composer/page-data.ts';
import type { Question } from './ask.ts';
import { breadcrumb, itemList, mallThings, packageThing, productThing, type Step } from './linked-things.ts';
import { say } from '../phrases.ts';
import { shortened } from './shortened.ts';

/** The sources of a page's head. */
export type Known = {
  readonly language: Language;
  readonly config: Output<'config.get'> | null;
  readonly shop: Output<'shop.byCode'> | null;
  /** The answer to one of the page's reads; null for a refusal. */
  readonly get: <Name extends OperationName>(name: Name) => Output<Name> | null;
  /** The absolute address of an in-app path, in this shop and language. */
  readonly at: (path: string) => string;
  readonly address: string;
};

/** A page for search engines. */
export type PublicPage = {
  /** The parts of its query that make it another page. */
  readonly keeps?: readonly string[];
  /**
   * Its object, null when the address names none: without it the page is missing. Undefined: it has no single
   * object.
   */
  readonly thing?: (query: URLSearchParams) => Question | null | undefined;
  /** The other parts of its head. */
  readonly reads?: (query: URLSearchParams) => Question[];
  readonly head?: (known: Known, query: URLSearchParams) => Head;
};

const thingBy =
  (operation: OperationName, name: string) =>
  (query: URLSearchParams): Question | null => {
    const id = numIdIn(query, name);
    return id === undefined ? null : { operation, input: { id } };
  };

const home = ({ config, shop }: Known): string => shop?.storeName || config?.shop_name || 'Furnimall';
const first = (known: Known): Step => ({ name: home(known), address: known.at(paths.home()) });

const categorySteps = (known: Known, id: string): Step[] =>
  categoryTrail(known.get('category.menu') ?? [], id).map(({ id: categoryId, name }) => ({
    name,
    address: known.at(paths.productCenter({ categoryId })),
  }));

const homeHead = (known: Known): Head => {
  const { shop, config, language } = known;
  const search = known
    .at(paths.search({ keyword: 'keyword' }))
    .replace('keyword=keyword', 'keyword={keyword}');
  const logo = shop?.logo || config?.pc_logo || undefined;
  return {
    description: shop?.propaganda || say('seo.home', language),
    image: shop?.banner[0] || logo || '',
    things: mallThings({
      name: home(known),
      address: known.address,
      logo,
      slogan: shop?.propaganda,
      phone: shop?.mobile,
      street: shop?.address,
      search,
    }),
  };
};

const productHead = (known: Known): Head => {
  const product = known.get('product.detail');
  const figures = known.get('product.addition');
  if (product === null) return {};
  const text = product.detail.find((block) => block.type === 'text');
  const description = shortened(text?.type === 'text' ? text.text : product.name);
  const { address } = known;
  return {
    title: product.name,
    description,
    image: product.image,
    kind: 'product',
    things: [
      productThing(product, figures ?? { reviews: { count: 0, good: 0, average: 0 } }, {
        address,
        currency: known.config?.currency ?? 'CNY',
        description,
      }),
      breadcrumb([
        first(known),
        ...categorySteps(known, product.category.id),
        { name: product.name, address },
      ]),
    ],
  };
};

const listHead = (known: Known, query: URLSearchParams): Head => {
  const listed = known.get('product.list');
  const steps = categorySteps(known, query.get('categoryId') ?? '');
  const title = steps.at(-1)?.name;
  const products = listed?.list ?? [];
  return {
    ...(title === undefined ? {} : { title }),
    description:
      listed === null || title === undefined
        ? say('seo.home', known.language)
        : say('seo.list', known.language, { title, count: listed.total }),
    image: products[0]?.image ?? '',
    things: [
      ...(steps.length === 0 ? [] : [breadcrumb([first(known), ...steps])]),
      itemList(
        products.map(({ id, name }) => ({ name, address: known.at(paths.product({ productId: id })) })),
      ),
    ],
  };
};

const brandHead = (known: Known): Head => {
  const brand = known.get('brand.info');
  if (brand === null) return {};
  return {
    title: brand.name,
    description: shortened(brand.intro),
    image: brand.logo ?? '',
    things: [breadcrumb([first(known), { name: brand.name, address: known.address }])],
  };
};

const packageHead = (known: Known): Head => {
  const made = known.get('package.detail');
  if (made === null) return {};
  const { address, language } = known;
  const rooms = made.places.map(({ name }) => name).join(language === 'zh' ? '、' : ', ');
  const description =
    made.slogan || say('seo.package', language, { name: made.name, pieces: made.pieces, rooms });
  return {
    title: made.name,
    description,
    image: made.cover,
    kind: 'product',
    things: [
      packageThing(made, { address, currency: known.config?.currency ?? 'CNY', description }),
      breadcrumb([first(known), { name: made.name, address }]),
    ],
  };
};

const caseHead = (known: Known): Head => {
  const shown = known.get('designCase.detail');
  if (shown === null) return {};
  return {
    title: shown.title,
    image: shown.cover,
    things: [breadcrumb([first(known), { name: shown.title, address: known.address }])],
  };
};

const legalThing = (query: URLSearchParams): Question | null => {
  const kind = legalKindIn(query);
  return kind === undefined ? null : { operation: 'legal.show', input: { kind } };
};

const legalHead = (known: Known): Head => {
  const shown = known.get('legal.show');
  if (shown === null) return {};
  const { title, text } = shown;
  const words = legalBlocks(text).map((block) =>
    block.kind === 'list' ? block.items.join(' ') : block.text,
  );
  return {
    title,
    description: shortened(words.join(' ')),
    things: [breadcrumb([first(known), { name: title, address: known.address }])],
  };
};

const menu = (): Question[] => [{ operation: 'category.menu', input: {} }];
const plain: PublicPage = {};

/** Every page for search engines. All others are private, or the same content in another order. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/homeIndex': { head: homeHead },
  '/category': { keeps: ['categoryId'] },
  '/newGoods': plain,
  '/hotGoods': plain,
  '/recommendGoods': plain,
  '/product/productCenter': { keeps: ['categoryId', 'brandId', 'page'], reads: menu, head: listHead },
  '/product/hotProduct': plain,
  '/product/customizedProduct': plain,
  '/product': {
    keeps: ['productId'],
    thing: thingBy('product.detail', 'productId'),
    reads: (query) => {
      const id = numIdIn(query, 'productId');
      return id === undefined ? [] : [{ operation: 'product.addition', input: { id } }, ...menu()];
    },
    head: productHead,
  },
  '/brandList': plain,
  '/brandGoods': { keeps: ['brandId', 'page'], thing: thingBy('brand.info', 'brandId'), head: brandHead },
  '/seckillList': plain,
  '/receiveCoupon': plain,
  '/package/packageCategoryList': plain,
  '/package/specialPackageList': plain,
  '/package/packageSingleList': { keeps: ['categoryId'] },
  '/package/packageItem': { keeps: ['id'], thing: thingBy('package.detail', 'id'), head: packageHead },
  '/design/designCaseItem': {
    keeps: ['id'],
    thing: (query) => (query.has('id') ? thingBy('designCase.detail', 'id')(query) : undefined),
    head: caseHead,
  },
  '/design/cloudDesign': plain,
  '/wantBuy': plain,
  '/legal': { keeps: ['kind'], thing: legalThing, head: legalHead },
};
