import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PictureData } from '../../content/screen-content';
import { Container } from '../Layout';
import { Picture } from '../Picture';

const Columns = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 6),
  [breakpoints.up('lg')]: {
    gridTemplateColumns: '1.1fr 1fr',
    alignItems: 'center',
  },
}));

const Text = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  alignContent: 'center',
}));

const Frame = styled('div')(({ theme: { radius, shadow, spacing } }) => ({
  marginBottom: spacing(1.5),
  borderRadius: radius.l,
  boxShadow: shadow.mid,
}));

/** Text beside a picture with its caption, above it on a narrow window. */
export function PictureBeside({ picture, children }: { picture: PictureData | undefined; children: ReactNode }) {
  return (
    <Columns>
      <Text>{children}</Text>
      {picture && (
        <figure>
          <Frame>
            <Picture picture={picture} sizes="(min-width: 992px) min(34.5rem, 42.5vw), 92vw" />
          </Frame>
          <Typography variant="caption" component="figcaption" color="textSecondary">
            {picture.caption}
          </Typography>
        </figure>
      )}
    </Columns>
  );
}
