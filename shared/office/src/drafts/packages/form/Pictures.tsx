import { packageLimits } from '@mall/contract/seller/own-package';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DraftPictures, megabytes } from '../../DraftPictures.tsx';
import { useStoredPictures } from '../../useStoredPictures.ts';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** The cover of the card, the wide picture with the spots, and the album in order. */
export function Pictures(props: PartProps) {
  const { t } = useTranslation('ownPackages');
  const { content, change, disabled } = props;
  const problem = useProblemText(props);
  const common = { disabled };
  return (
    <FormSection id="pictures" title={t('section.pictures')} lead={t('pictures.lead', { max: megabytes })}>
      <Pair>
        <PictureList
          {...common}
          label={t('name.cover')}
          hint={t('pictures.cover')}
          urls={content.cover === null ? [] : [content.cover]}
          onChange={([cover]) => change({ cover: cover ?? null })}
          max={1}
          error={problem('cover')}
        />
        <PictureList
          {...common}
          label={t('name.banner')}
          hint={t('pictures.banner')}
          urls={content.banner === null ? [] : [content.banner]}
          onChange={([banner]) => change({ banner: banner ?? null })}
          max={1}
        />
      </Pair>
      <PictureList
        {...common}
        label={t('name.album')}
        hint={t('pictures.album')}
        urls={content.album}
        onChange={(album) => change({ album })}
        max={packageLimits.album}
      />
    </FormSection>
  );
}

type PictureListProps = {
  label: string;
  hint: string;
  urls: readonly string[];
  onChange: (urls: readonly string[]) => void;
  max: number;
  error?: string | undefined;
  disabled: boolean;
};

function PictureList({ urls, onChange, ...field }: PictureListProps) {
  const list = useStoredPictures(urls, onChange);
  return (
    <Group role="group" aria-label={field.label}>
      <b>{field.label}</b>
      <DraftPictures {...field} list={list} onOrder={onChange} />
    </Group>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-7);
`;

const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--o-m);
`;
