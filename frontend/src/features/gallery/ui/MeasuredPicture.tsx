import { styled } from '@mui/material/styles';
import { Picture } from '../../../components/Picture';
import type { PictureData } from '../../../content/screen-content';
import { MeasuredPictureLines } from './MeasuredPictureLines';

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: 'inherit',
  containerType: 'inline-size',
});

/** A gallery picture with its dimension lines, if any; zooming scales both. */
export function MeasuredPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  if (!picture.dimensions) return <Picture picture={picture} sizes={sizes} />;
  return (
    <Frame className="swiper-zoom-target">
      <Picture picture={picture} sizes={sizes} />
      <MeasuredPictureLines dimensions={picture.dimensions} ratio={picture.width / picture.height} />
    </Frame>
  );
}
