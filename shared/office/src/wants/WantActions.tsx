import { Button } from '@mall/ui';
import { BadgeCheck, BadgeX, Forward, Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWantDesk, type WantDesk } from './desk.ts';
import { useWhyNot, useWork, type Want } from './useWant.ts';

type WantActionsProps = { want: Want; onDo: (what: 'quote' | 'end' | 'hand') => void };
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The possible actions on a request in its state; the next step is the primary button. */
export function WantActions({ want, onDo }: WantActionsProps) {
  const { t } = useTranslation('wants');
  const { work, busy } = useWork();
  const whyNot = useWhyNot(want);
  const { handing } = useWantDesk();
  if (want.state !== 'open' && want.state !== 'expired') return null;
  const judge = (verify: 'real' | 'fake') => void work('verified', { id: want.id, verify });
  const [noVerdict, noEnd, noOffer] = [
    whyNot('verify'),
    whyNot('end'),
    noOfferBecause(want, whyNot, t('whyNot.noMember')),
  ];
  return (
    <>
      <Button disabled={noEnd !== undefined} title={noEnd} onClick={() => onDo('end')}>
        {t('action.end')}
      </Button>
      {want.verify !== 'fake' && handing !== undefined && (
        <HandButton want={want} handing={handing} onHand={() => onDo('hand')} />
      )}
      {want.verify !== 'fake' && (
        <Button
          disabled={noVerdict !== undefined || busy}
          title={noVerdict}
          icon={<BadgeX {...icon} />}
          onClick={() => judge('fake')}
        >
          {t('action.fake')}
        </Button>
      )}
      {want.verify !== 'real' && (
        <Button
          tone={want.stage === 'quoted' ? 'plain' : 'primary'}
          disabled={noVerdict !== undefined || busy}
          title={noVerdict}
          icon={<BadgeCheck {...icon} />}
          onClick={() => judge('real')}
        >
          {t('action.real')}
        </Button>
      )}
      {want.verify !== 'fake' && (
        <Button
          tone={want.verify === 'real' && want.stage !== 'quoted' ? 'primary' : 'plain'}
          disabled={noOffer !== undefined}
          title={noOffer}
          icon={<Handshake {...icon} />}
          onClick={() => onDo('quote')}
        >
          {t(want.stage === 'quoted' ? 'action.offerAnew' : 'action.offer')}
        </Button>
      )}
    </>
  );
}

type Handing = NonNullable<WantDesk['handing']>;

/** What may be offered for may be handed on, by who can see to whom. */
function HandButton({ want, handing, onHand }: { want: Want; handing: Handing; onHand: () => void }) {
  const { t } = useTranslation('wants');
  const mayFind = handing.useMayFind();
  const no = useWhyNot(want)('quote') ?? (mayFind ? undefined : t('whyNot.noShops'));
  return (
    <Button disabled={no !== undefined} title={no} icon={<Forward {...icon} />} onClick={onHand}>
      {t('action.hand')}
    </Button>
  );
}

/** Somebody without an account is answered by phone. */
const noOfferBecause = (want: Want, whyNot: ReturnType<typeof useWhyNot>, noMember: string) =>
  whyNot('quote') ?? (want.member ? undefined : noMember);
