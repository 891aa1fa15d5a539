import { shell } from 'virtual:shell';
import { PageHeader } from '../../components/PageHeader';
import { SiteLink } from '../../components/SiteLink';
import { TitledSection } from '../../components/TitledSection';
import type { Page } from '../../content/page';
import { ContactBox, PolicyColumns, PolicyContents, PolicyText } from './ui/PolicyLayout';

const texts = (paragraphs: readonly string[]) => paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** A policy (section 2), with a table of contents. */
export default function PolicyScreen({ page }: { page: Page<'policy'> }) {
  const { title, effective, overview, sections, numbered, contact } = page.content;
  const { site } = shell;
  return (
    <>
      <PageHeader
        trail={page.trail}
        title={title}
        lead={
          effective && (
            <>
              Effective <time dateTime={effective.date}>{effective.text}</time>
            </>
          )
        }
      />
      <PolicyColumns>
        <PolicyContents {...page.content} />
        <PolicyText data-numbered={numbered}>
          {texts(overview)}
          {sections.map((section) => (
            <TitledSection key={section.id} id={section.id} tabIndex={-1} title={section.title}>
              {texts(section.paragraphs)}
              {section.items && (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </TitledSection>
          ))}
          <ContactBox component="aside" aria-label="Contact">
            <p>{contact}</p>
            <p>
              <SiteLink href={site.emailHref}>{site.email}</SiteLink>
              <SiteLink href={site.phoneHref}>{site.phone}</SiteLink>
            </p>
            <p>{site.address}</p>
          </ContactBox>
        </PolicyText>
      </PolicyColumns>
    </>
  );
}
