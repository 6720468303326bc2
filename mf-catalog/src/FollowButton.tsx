import { Button } from '@mall/ui';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Following } from './useFollowing.ts';

type FollowButtonProps = { brand: { id: string; name: string }; following: Following; size?: 'small' };

/** Follows or unfollows a brand. */
export function FollowButton({ brand: { id, name }, following, size }: FollowButtonProps) {
  const { t } = useTranslation('catalog');
  const follows = following.follows(id);
  const Icon = follows ? Check : Plus;
  return (
    <Button
      size={size ?? 'medium'}
      aria-pressed={follows}
      aria-label={`${name}: ${t(follows ? 'product.brand.following' : 'product.brand.follow')}`}
      busy={following.busy === id}
      icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => following.toggle(id)}
    >
      {t(follows ? 'product.brand.following' : 'product.brand.follow')}
    </Button>
  );
}
