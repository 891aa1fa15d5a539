import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/Button';
import { Carousel } from '../../components/carousel/Carousel';
import { pathTo } from '../../components/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { BlogContent } from '../../content/blog';
import { PostArt } from './ui/PostArt';
import { PostCard } from './ui/PostCard';
import { PostMeta } from './ui/PostMeta';

/** How long a slide stays, in ms (section 9). */
const DELAY_MS = 3000;

/** The blog slider: the newest posts, one fading into the next, in a loop. */
export function BlogSlider({ recent, recentTitle, readMore }: BlogContent['list']) {
  return (
    <Carousel
      label={recentTitle}
      layout="single"
      delay={DELAY_MS}
      fade
      slides={recent.map((post) => ({
        key: post.slug,
        content: (
          <PostCard component="article" wide>
            <PostArt category={post.category} />
            <div>
              <PostMeta post={post} />
              <Typography variant="h2" component="p">
                {post.title}
              </Typography>
              <Typography color="textSecondary">{post.excerpt}</Typography>
              <ButtonLink variant="secondary" href={pathTo('blog-details')}>
                {readMore}
                <VisuallyHidden>: {post.title}</VisuallyHidden>
              </ButtonLink>
            </div>
          </PostCard>
        ),
      }))}
    />
  );
}
