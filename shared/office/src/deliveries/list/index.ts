// All deliveries of a seller, in either office.
export { DeliveriesPage } from './DeliveriesPage.tsx';
