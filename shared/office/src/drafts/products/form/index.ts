export { GoodsFormScreen } from './GoodsFormScreen.tsx';
