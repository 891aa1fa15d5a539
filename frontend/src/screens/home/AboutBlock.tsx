import { ButtonLink } from '../../components/Button';
import { Section } from '../../components/Layout';
import { LeadText } from '../../components/LeadText';
import type { ScreenContent } from '../../content/screen-content';

/** Home's About Us block. */
export function AboutBlock({ about }: { about: ScreenContent['home']['about'] }) {
  return (
    <Section id="about" title={about.title}>
      <LeadText paragraphs={about.paragraphs}>
        <ButtonLink variant="secondary" href={about.link.href}>
          {about.link.label}
        </ButtonLink>
      </LeadText>
    </Section>
  );
}
