import { styled } from 'styled-components';
import { MoneyText } from '@mall/ui';

/** What a member saves, in the colour of membership: a lower price by a coupon has another one (look, "Tokens"). */
export function MemberSaving({ amount }: { amount: number }) {
  return (
    <Tone>
      <MoneyText amount={-amount} />
    </Tone>
  );
}

const Tone = styled.span`
  color: var(--brand);
`;
