import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BlogComment } from '../../../content/blog';

const Comments = styled(List)(({ theme: { spacing, typography, vars } }) => ({
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& article': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: spacing(2),
    paddingBlock: spacing(2),
  },
  '& time': { ...typography.body2, color: vars.palette.text.secondary },
  '& p': { marginTop: spacing(1) },
})) as typeof List;

export function CommentList({ comments }: { comments: readonly BlogComment[] }) {
  return (
    <Comments component="ol">
      {comments.map(({ id, author, monogram, date, text }) => (
        <li key={id}>
          <article>
            <Avatar aria-hidden="true">{monogram}</Avatar>
            <div>
              <Typography variant="h4" component="h3">
                {author}
              </Typography>
              <time dateTime={date.iso}>{date.text}</time>
              <p>{text}</p>
            </div>
          </article>
        </li>
      ))}
    </Comments>
  );
}
