import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { PictureData } from '../../../content/screen-content';
import { pictureAnchor } from '../../../lib/anchor';
import { MeasuredPicture } from './MeasuredPicture';

const PictureLink = styled('a')(({ theme: { radius, vars } }) => ({
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.m,
  overflow: 'hidden',
  cursor: 'zoom-in',
  '&:hover': { borderColor: vars.palette.accent.main },
}));

/** An icon on the picture, which is light in both color schemes. */
const Enlarge = styled('span')(({ theme: { mixins, spacing, vars } }) => ({
  position: 'absolute',
  right: spacing(1.5),
  bottom: spacing(1.5),
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${vars.palette.background.paper} 92%, transparent)`,
  color: vars.palette.text.heading,
  '@container (max-width: 12rem)': {
    right: spacing(0.75),
    bottom: spacing(0.75),
    width: '1.625rem',
    height: '1.625rem',
    '& svg': { width: '0.875rem', height: '0.875rem' },
  },
  ...mixins.needsScript,
}));

interface Props {
  picture: PictureData;
  sizes: string;
  lightbox: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** A captioned picture that links to its file; a plain click opens the lightbox instead. */
export function GalleryItem({ picture, sizes, lightbox, onOpen }: Props) {
  const id = pictureAnchor(picture);
  return (
    <figure>
      <PictureLink
        href={picture.files?.largest ?? `#${id}`}
        id={id}
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-controls={lightbox}
      >
        <MeasuredPicture picture={picture} sizes={sizes} />
        <Enlarge>
          <Icon name="expand" size={18} />
          <VisuallyHidden>Enlarge</VisuallyHidden>
        </Enlarge>
      </PictureLink>
      <Typography variant="body2" component="figcaption" color="textSecondary" sx={{ mt: 1 }}>
        {picture.caption}
      </Typography>
    </figure>
  );
}
