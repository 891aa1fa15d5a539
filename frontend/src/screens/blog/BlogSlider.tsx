import { ButtonLink } from '../../components/Button';
import { Carousel } from '../../components/Carousel';
import { pathTo } from '../../components/SiteLink';
import type { BlogContent } from '../../content/blog';
import styles from './BlogSlider.module.css';
import { PostArt } from './PostArt';
import { PostMeta } from './PostMeta';

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
          <article className={styles.slide}>
            <PostArt category={post.category} />
            <div className={styles.text}>
              <PostMeta post={post} />
              <p className={styles.title}>{post.title}</p>
              <p>{post.excerpt}</p>
              <ButtonLink variant="secondary" href={pathTo('blog-details')}>
                {readMore}
                <span className="visually-hidden">: {post.title}</span>
              </ButtonLink>
            </div>
          </article>
        ),
      }))}
    />
  );
}
