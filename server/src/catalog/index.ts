export { changeAttribute } from './attributes/change-attribute.ts';
export { createAttribute } from './attributes/create-attribute.ts';
export { hideAttribute } from './attributes/hide-attribute.ts';
export { moveAttribute } from './attributes/move-attribute.ts';
export { removeAttribute } from './attributes/remove-attribute.ts';

export { changeMallBrand } from './brands/change-brand.ts';
export { chooseHomeBrand } from './brands/choose-home-brand.ts';
export { createMallBrand } from './brands/create-brand.ts';
export { placeMallBrand } from './brands/place-brand.ts';
export { removeMallBrand } from './brands/remove-brand.ts';
export { restoreMallBrand } from './brands/restore-brand.ts';

export { beginCategories } from './categories/begin-categories.ts';
export { changeCategory } from './categories/change-category.ts';
export { createCategory } from './categories/create-category.ts';
export { moveCategory } from './categories/move-category.ts';
export { removeCategory } from './categories/remove-category.ts';

export { usualBanner } from './design-cases/cases.ts';
export { lockDesign } from './design-cases/of-quote.queries.ts';
export { loadPieces } from './design-cases/pieces.ts';
export { publishCase } from './design-cases/publish.ts';
export { shownCase } from './design-cases/visible.queries.ts';

export { type BoughtPackage, boughtPackage, mostOf, pieceReason, sharesOf } from './packages/bought.ts';
export { packageLines } from './packages/priced.ts';
export { publishVersion } from './packages/publish.ts';
export { movePackageCategory } from './packages/move-category.ts';
export { packagesIn } from './packages/package-categories.queries.ts';
export { removePackageCategory } from './packages/remove-category.ts';
export { savePackageCategory } from './packages/save-category.ts';
export { onePackage, optionsOf, toChosen } from './packages/service.ts';
export { shownPackage } from './packages/visible.queries.ts';

export type { CouponFit, CouponProblem, CouponRule } from './pricing/coupon-rule.ts';
export { offerQuote } from './pricing/offer.ts';
export { type OrderTotals, orderTotals } from './pricing/order-totals.ts';
export { platformTerms, unitPrices, type UnitPrices } from './pricing/price.ts';
export {
  loadPriceables,
  type Priceable,
  type PriceableRow,
  priceableRows,
  toPriceables,
} from './pricing/priceables.queries.ts';
export { followingSql } from './pricing/shop-price.queries.ts';
export type { Sold } from './pricing/sold.ts';
export { lockTerms, termsOf } from './pricing/terms.queries.ts';

export { banProduct } from './products/ban-product.ts';
export { type BanRow, openBan, toBan } from './products/bans.queries.ts';
export { type BannerRow, bannersOf } from './products/banners.queries.ts';
export { addReviewPictures } from './products/add-review-pictures.ts';
export { moveBanners } from './products/move-banners.ts';
export { removeBanner } from './products/remove-banner.ts';
export { saveBanner } from './products/save-banner.ts';
export { findBrand, followedBrands } from './products/brands.queries.ts';
export { liftBan } from './products/lift-ban.ts';
export { changedColumns } from './products/changed-columns.ts';
export { productChoices } from './products/choices.queries.ts';
export { loadCards, loadSkuCards } from './products/cards.ts';
export { categoryRows, withBelow } from './products/categories.queries.ts';
export { freeStock } from './products/free-stock.ts';
export { hideBrand } from './products/hide-brand.ts';
export { allowedToSell, holdForOrder, holdStock } from './products/hold-stock.ts';
export { hasWords } from './products/listing-filters.queries.ts';
export { findPage, type ListSource, withKeyword } from './products/lists.queries.ts';
export { noteChangedRating, noteRatings } from './products/note-ratings.ts';
export { publishBrand, publishHouseBrand } from './products/publish-brand.ts';
export { publishProduct } from './products/publish-product.ts';
export type { OfferedSku } from './products/publish-skus.ts';
export { returnStock, returnToHold, returnToShelf } from './products/return-stock.ts';
export { setProductLabel } from './products/set-product-label.ts';
export { sellStock } from './products/sell-stock.ts';
export { takeOffSales } from './products/take-off-sales.ts';
export { takeStock } from './products/take-stock.ts';
export { isVisible, type View, visibleSql } from './products/visible.queries.ts';

export { importRegions } from './regions/import.ts';

export { changeStock } from './stock/change-stock.ts';
export { recordCounts } from './stock/record-counts.ts';
export { setReorderPoints } from './stock/set-reorder-points.ts';
export { undoCount, type UndoneCount } from './stock/undo-count.ts';

export { changeGroup } from './search/change-group.ts';
export { createGroup } from './search/create-group.ts';
export { findAnew } from './search/find-anew.ts';
export { listGroups } from './search/groups.queries.ts';
export { removeGroup } from './search/remove-group.ts';
export { settleMiss } from './search/settle-miss.ts';
export { compactNumber, looseTerms, queryTerms } from './search/terms.ts';
