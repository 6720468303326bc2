import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useQueryOf } from '@mall/platform';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { TextLink } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { DetailPart } from '../DetailPart.tsx';
import type { Delivery } from './delivery.ts';
import { AcceptanceForm } from './AcceptanceForm.tsx';
import { Claims } from './Claims.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { DeliverySteps } from './DeliverySteps.tsx';

/** Each delivery of an order: its state, its expected day, the signed form, and the claim after a refusal. */
export function Deliveries({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['member', 'delivery']);
  const logistics = useQueryOf('order.logistics', { orderId }, { quiet: true });
  return (
    <DetailPart title={t('delivery.title')}>
      <Loaded read={logistics}>
        {({ deliveries }) =>
          deliveries.map((delivery, index) => (
            <Part key={delivery.id}>
              {deliveries.length > 1 && (
                <h3>{t('delivery:part', { n: index + 1, all: deliveries.length })}</h3>
              )}
              <DeliverySteps delivery={delivery} />
              <DeliveryFacts delivery={delivery} among={deliveries.length} />
              <Claims delivery={delivery} />
              {delivery.form !== null && <AcceptanceForm delivery={delivery} form={delivery.form} />}
              <TextLink to={talkPath({ kind: 'delivery', id: delivery.id })}>
                {t('messages.askShop')}
              </TextLink>
              {tellsMore(delivery) && <DeliveryLog delivery={delivery} />}
            </Part>
          ))
        }
      </Loaded>
    </DetailPart>
  );
}

/** Whether the history has more than the steps: a note, a picture, a repeated step. */
const tellsMore = ({ steps }: Delivery): boolean =>
  steps.some(({ note, photos }) => note !== '' || photos.length > 0) ||
  new Set(steps.map(({ status }) => status)).size < steps.length;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  & + & { margin-top: var(--space-5); padding-top: var(--space-5); border-top: 1px solid var(--line); }
  > h3 { font-size: var(--step-ui); }
`;
