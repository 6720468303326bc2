import { DetailLayout } from '@mall/ui/office';
import { Acceptance } from './Acceptance.tsx';
import { Claims } from './Claims.tsx';
import { DatesCard } from './DatesCard.tsx';
import { DeliverySteps } from './DeliverySteps.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { LinksCard } from './LinksCard.tsx';
import { LogCard } from './LogCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { SignedForm } from './SignedForm.tsx';
import type { Delivery } from './status.ts';

/** One delivery: its steps, the expected day and why, the carrier, links, the signed form, goods and log. */
export function DeliveryCards({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <DeliverySteps delivery={delivery} />
      <DetailLayout
        aside={
          <>
            <DatesCard delivery={delivery} />
            <PlaceCard delivery={delivery} />
            <LinksCard delivery={delivery} />
          </>
        }
      >
        <Claims delivery={delivery} />
        {delivery.moves.includes('accept') && <Acceptance key={delivery.id} delivery={delivery} />}
        {delivery.form !== null && <SignedForm delivery={delivery} form={delivery.form} />}
        <GoodsCard delivery={delivery} />
        <LogCard delivery={delivery} />
      </DetailLayout>
    </>
  );
}
