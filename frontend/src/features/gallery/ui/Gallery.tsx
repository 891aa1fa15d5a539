import { styled } from '@mui/material/styles';
import { pictureSizes } from '../../../components/pictureSizes';
import { ScrollRow } from '../../../components/ScrollRow';
import type { PictureData } from '../../../content/screen-content';
import { useLightbox } from '../useLightbox';
import { GalleryItem } from './GalleryItem';

/** A scrolling row on a phone, columns on wider windows. */
const Pictures = styled(ScrollRow)(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.down('md')]: {
    // A picture with dimension lines is wide enough to read them.
    '& > [data-measured]': { flexBasis: 'min(18rem, 100%)' },
  },
  [breakpoints.up('md')]: {
    display: 'grid',
    gap: spacing(3),
    '&[data-columns="2"], &[data-columns="4"]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  [breakpoints.up('lg')]: { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, 1fr)' } },
}));

/** Up to four columns, chosen so that no picture is alone in a row. */
function columnsFor(count: number): number {
  if (count <= 4) return count;
  return [4, 3].find((columns) => count % columns === 0) ?? 4;
}

export function Gallery({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const { id, open, lightbox } = useLightbox(pictures, label);
  return (
    <>
      <Pictures narrowest={15} onPhone={13.5} data-columns={columnsFor(pictures.length)}>
        {pictures.map((picture) => (
          <li key={picture.id} data-measured={picture.dimensions && true}>
            <GalleryItem picture={picture} sizes={pictureSizes.gallery} lightbox={id} onOpen={open} />
          </li>
        ))}
      </Pictures>
      {lightbox}
    </>
  );
}
