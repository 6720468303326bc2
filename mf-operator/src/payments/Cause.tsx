import { useTranslation } from 'react-i18next';

/** What was booked, in words; what a later version books is called by its name. */
export function Cause({ cause }: { cause: string }) {
  const { t } = useTranslation('mallPayments');
  const area = known.find((name) => cause === name) ?? known.find((name) => cause.startsWith(`${name}.`));
  return area === undefined ? cause : t(`cause.${area}`);
}

const known = [
  'payment',
  'refund.approved',
  'refund',
  'parked.park',
  'parked.assign',
  'parked.sendBack',
  'parked.dismiss',
  'parked.settle',
  'coupon.funding',
  'commission',
  'fee',
  'payout',
  'adjustment',
  'withdrawal',
  'redEnvelope',
] as const;
