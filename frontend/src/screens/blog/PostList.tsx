import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { BlogContent } from '../../content/blog';
import type { BlogListState } from '../../features/blog/useBlogList';
import { Chosen } from './ui/Chosen';
import { PostArt } from './ui/PostArt';
import { PostCard } from './ui/PostCard';
import { PostMeta } from './ui/PostMeta';

/** The posts of the current page. The HTML also has the others, which are visible without scripts. */
export function PostList({ list, state }: { list: BlogContent['list']; state: BlogListState }) {
  return (
    <Stack component="ul" spacing={3}>
      {list.posts.map((post) => (
        <Chosen key={post.slug} as="li" chosen={state.shown.has(post.slug)}>
          <PostCard component="article">
            <PostArt category={post.category} />
            <div>
              <PostMeta post={post} />
              <Typography variant="h3" component="h2">
                <SiteLink href={pathTo('blog-details')}>{post.title}</SiteLink>
              </Typography>
              <Typography color="textSecondary">{post.excerpt}</Typography>
              <SiteLink href={pathTo('blog-details')}>
                {list.readMore}
                <VisuallyHidden>: {post.title}</VisuallyHidden>
              </SiteLink>
            </div>
          </PostCard>
        </Chosen>
      ))}
    </Stack>
  );
}
