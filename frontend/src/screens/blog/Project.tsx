import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Prose } from '../../components/Blocks';
import type { BlogProject } from '../../content/blog';
import { FactBox, ProjectColumns } from './ui/ArticleParts';
import { PostArt } from './ui/PostArt';

/** A filler project: drawing, facts, text. */
export function Project({ project: { title, facts, paragraphs } }: { project: BlogProject }) {
  return (
    <ProjectColumns>
      <PostArt category="Roofing" shape="banner" />
      <Stack spacing={2}>
        <Typography variant="h2">{title}</Typography>
        <Prose paragraphs={paragraphs} />
      </Stack>
      <FactBox facts={facts} />
    </ProjectColumns>
  );
}
