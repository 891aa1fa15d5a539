import { shell } from 'virtual:shell';
import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { SiteLink } from '../../components/SiteLink';
import type { ScreenProps } from '../screen';
import { PolicyContents } from './PolicyContents';
import styles from './PolicyScreen.module.css';

/** Fewer sections than this are taken in at a glance. */
const LONG = 4;

/** The three policies (section 2), with a table of contents where they are long. */
export function PolicyScreen({ page }: ScreenProps<'policy'>) {
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
      <Container className={styles.columns}>
        {sections.length >= LONG && <PolicyContents sections={sections} numbered={numbered === true} />}
        <div className={styles.text} data-numbered={numbered}>
          {overview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.items && (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <aside className={styles.contact} aria-label="Contact">
            <p>{contact}</p>
            <p>
              <SiteLink href={site.emailHref}>{site.email}</SiteLink>
              <SiteLink href={site.phoneHref}>{site.phone}</SiteLink>
            </p>
            <p>{site.address}</p>
          </aside>
        </div>
      </Container>
    </>
  );
}
