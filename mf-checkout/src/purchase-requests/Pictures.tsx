import { upload, want as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { common, rememberTarget, toast, useSession } from '@mall/platform';
import { TextLink, UploadField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { usePictures } from './usePictures.ts';

/**
 * Up to six pictures of the wanted goods. The mall stores pictures of members only; a visitor's text is still
 * there after signing in.
 */
export function Pictures({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  const { t } = useTranslation('wanting');
  const member = useSession().token !== null;
  if (!member)
    return (
      <Words>
        {t('pictures.visitor')}{' '}
        <TextLink to={paths.login()} onClick={() => rememberTarget()}>
          {t('pictures.signIn')}
        </TextLink>
      </Words>
    );
  return (
    <UploadField
      label={t('field.pictures')}
      hint={t('field.picturesHint', { max: limits.maxImages })}
      items={pictures.items}
      max={limits.maxImages}
      maxBytes={upload.maxBytes}
      onAdd={pictures.add}
      onRemove={pictures.remove}
      onRetry={pictures.retry}
      onRefuse={() => toast.error(common('failure.uploadFormat'))}
    />
  );
}

const Words = styled.p`
  color: var(--text-muted);
  font-size: var(--step--1);
`;
