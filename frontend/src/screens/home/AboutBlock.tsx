import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/Button';
import { Band } from '../../components/Layout';
import { PictureBeside } from '../../components/sections/PictureBeside';
import type { PictureData, ScreenContent } from '../../content/screen-content';
import { LeadText } from './ui/LeadText';

interface Props {
  about: ScreenContent['home']['about'];
  picture: PictureData;
}

/** Home's About Us block, beside one of the products. */
export function AboutBlock({ about, picture }: Props) {
  return (
    <Band id="about" aria-labelledby="about-title" tabIndex={-1}>
      <PictureBeside picture={picture}>
        <Typography variant="h2" id="about-title">
          {about.title}
        </Typography>
        <LeadText paragraphs={about.paragraphs}>
          <ButtonLink variant="secondary" href={about.link.href}>
            {about.link.label}
          </ButtonLink>
        </LeadText>
      </PictureBeside>
    </Band>
  );
}
