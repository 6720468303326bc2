export { AddressDialog } from '@mall/ui';
