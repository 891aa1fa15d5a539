import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PictureData } from '../../content/screen-content';
import { Band, Container } from '../Layout';
import { Picture } from '../Picture';

/** On a wide window text and picture are centered, and would move while they are parsed: hidden until the next band is there. */
const Root = styled(Band)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('lg')]: { '&:not(:has(+ *)) > *': { visibility: 'hidden' } },
}));

const Columns = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 6),
  [breakpoints.up('lg')]: { gridTemplateColumns: '1.1fr 1fr', alignItems: 'center' },
}));

const Frame = styled('div')(({ theme: { radius, shadow, spacing } }) => ({
  marginBottom: spacing(1.5),
  borderRadius: radius.l,
  boxShadow: shadow.mid,
}));

interface Props {
  /** Anchor of the band; also names its heading. */
  id: string;
  title: string;
  picture: PictureData | undefined;
  children: ReactNode;
}

/** A band with heading and text beside a picture with its caption, above it on a narrow window. */
export function PictureBand({ id, title, picture, children }: Props) {
  return (
    <Root id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Columns>
        <Stack spacing={3} sx={{ justifyContent: 'center' }}>
          <Typography variant="h2" id={`${id}-title`}>
            {title}
          </Typography>
          {children}
        </Stack>
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
    </Root>
  );
}
