import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Prose } from '../../components/Blocks';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/sections/PlaceholderNote';
import type { BlogProject } from '../../content/blog';
import type { Page } from '../../content/page';
import { useQueryParam } from '../../lib/useQueryParam';
import { FactBox, ProjectColumns } from './ui/BlogLayout';
import { Pager } from './ui/Pager';
import { Chosen, PostArt } from './ui/Post';

/** Project details (section 2): filler about roofing, one project at a time, chosen by `?project=`. */
export default function ProjectDetailsScreen({ page }: { page: Page<'project-details'> }) {
  const { projects, placeholderNote } = page.content;
  const { items } = projects;
  const asked = useQueryParam('project');
  const shown = Math.max(
    0,
    items.findIndex(({ id }) => id === asked),
  );
  // The first project follows the last.
  const link = (way: string, index: number) => {
    const { id, title } = items[(index + items.length) % items.length] as BlogProject;
    return { way, label: title, href: `${page.path}?project=${id}` };
  };
  return (
    <>
      <PageHeader trail={page.trail} title={projects.title} />
      <PageBody>
        <PlaceholderNote text={placeholderNote} />
        <Stack aria-live="polite" spacing={6}>
          {items.map((project, index) => (
            <Chosen key={project.id} chosen={index === shown}>
              <ProjectColumns>
                <PostArt category="Roofing" shape="banner" />
                <Stack spacing={2}>
                  <Typography variant="h2">{project.title}</Typography>
                  <Prose paragraphs={project.paragraphs} />
                </Stack>
                <FactBox facts={project.facts} />
              </ProjectColumns>
            </Chosen>
          ))}
        </Stack>
        <Pager label="Projects" previous={link(projects.previous, shown - 1)} next={link(projects.next, shown + 1)} />
      </PageBody>
    </>
  );
}
