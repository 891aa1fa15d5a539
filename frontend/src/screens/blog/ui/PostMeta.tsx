import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { BlogPost } from '../../../content/blog';

const Meta = styled(List)(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 2),
  color: vars.palette.text.secondary,
}));

export function PostMeta({ post: { category, date, author, comments } }: { post: BlogPost }) {
  return (
    <Meta>
      <li>
        <Chip variant="filled" label={category} />
      </li>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      <li>By {author}</li>
      <li>
        {comments} {comments === 1 ? 'comment' : 'comments'}
      </li>
    </Meta>
  );
}
