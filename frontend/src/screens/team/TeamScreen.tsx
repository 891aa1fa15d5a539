import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Prose } from '../../components/Blocks';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { pathTo } from '../../components/SiteLink';
import { Monogram } from '../../components/sections/Monogram';
import type { Page } from '../../content/page';
import { Profile, Profiles } from './ui/Profile';

/** Our Team (section 2): two profiles. */
export default function TeamScreen({ page }: { page: Page<'team'> }) {
  const { title, intro, profiles } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <PageBody roomy>
        <Profiles>
          {profiles.map(({ id, role, monogram, paragraphs }) => (
            <Profile key={id} component="article" id={id}>
              <Monogram letters={monogram} large />
              <Stack spacing={2}>
                <Typography variant="h2">{role}</Typography>
                <Prose paragraphs={paragraphs} />
              </Stack>
            </Profile>
          ))}
        </Profiles>
        <ButtonRow>
          <ButtonLink href={pathTo('contact')}>Contact us</ButtonLink>
          <ButtonLink variant="secondary" href={pathTo('about')}>
            About the company
          </ButtonLink>
        </ButtonRow>
      </PageBody>
    </>
  );
}
