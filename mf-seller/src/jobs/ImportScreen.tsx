import { ImportPage } from '@mall/office/jobs';
import { goodsImport, priceImport } from './imports.ts';

export const PriceImportScreen = () => <ImportPage what={priceImport} />;
export const GoodsImportScreen = () => <ImportPage what={goodsImport} />;
