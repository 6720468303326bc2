import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { Button } from '@mall/ui';

type CheckOutButtonProps = {
  pieces: number;
  settled: () => Promise<void>;
  wide?: boolean;
  children: ReactNode;
};

/** Links to the confirmation once the server has the cart as displayed. */
export function CheckOutButton({ pieces, settled, wide, children }: CheckOutButtonProps) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const go = async () => {
    setWaiting(true);
    await settled();
    await navigate(paths.confirm({ source: 'cart' }));
  };
  return (
    <Button
      tone="primary"
      size="large"
      wide={wide}
      busy={waiting}
      disabled={pieces === 0}
      onClick={() => void go()}
    >
      {children}
    </Button>
  );
}
