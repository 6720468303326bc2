import { ImportPage } from '@mall/office/jobs';

export const PriceImportScreen = () => <ImportPage kind="priceImport" />;
export const GoodsImportScreen = () => <ImportPage kind="goodsImport" />;
