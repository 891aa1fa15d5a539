import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/PlaceholderNote';
import { useQueryParam } from '../../components/useQueryParam';
import type { ScreenProps } from '../screen';
import { Project } from './Project';
import styles from './ProjectDetailsScreen.module.css';
import { ProjectPager } from './ProjectPager';

/** Project details (section 2): filler about roofing, one project at a time, `?project=` naming it. */
export function ProjectDetailsScreen({ page }: ScreenProps<'project-details'>) {
  const { projects, placeholderNote } = page.content;
  const { items } = projects;
  const asked = useQueryParam('project');
  const shown = Math.max(
    0,
    items.findIndex(({ id }) => id === asked),
  );
  return (
    <>
      <PageHeader trail={page.trail} title={projects.title} />
      <Container className={styles.page}>
        <PlaceholderNote text={placeholderNote} />
        <div aria-live="polite" className={styles.projects}>
          {items.map((project, index) => (
            // Without script all of them can be read, one below the other.
            <div key={project.id} data-shown={index === shown || undefined}>
              <Project project={project} />
            </div>
          ))}
        </div>
        <ProjectPager path={page.path} projects={projects} shown={shown} />
      </Container>
    </>
  );
}
