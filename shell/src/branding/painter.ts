export { applyBrand } from '@mall/ui';
