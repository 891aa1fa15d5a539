import Typography from '@mui/material/Typography';
import { Band } from '../../components/Layout';
import { PictureBeside } from '../../components/sections/PictureBeside';
import type { PictureData } from '../../content/screen-content';

interface Props {
  title: string;
  paragraphs: readonly string[];
  picture: PictureData | undefined;
}

/** Who We Are: the company in two paragraphs, beside one of its products. */
export function WhoWeAre({ title, paragraphs, picture }: Props) {
  return (
    <Band id="who-we-are" aria-labelledby="who-we-are-title" tabIndex={-1}>
      <PictureBeside picture={picture}>
        <Typography variant="h2" id="who-we-are-title">
          {title}
        </Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="lead">
            {paragraph}
          </Typography>
        ))}
      </PictureBeside>
    </Band>
  );
}
