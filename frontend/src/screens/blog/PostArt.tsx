import type { BlogPost } from '../../content/blog';
import styles from './PostArt.module.css';

/** Line drawings for the filler's categories, on a 120 by 80 grid. */
const drawings: Readonly<Record<string, string>> = {
  Roofing: 'M14 56 60 22l46 34M26 48v20h68V48M50 68V54h20v14M82 38V24h8v20',
  Tools: 'M44 14v52M76 14v52M44 24h32M44 36h32M44 48h32M44 60h32',
  Interior: 'M22 66V26h76v40M22 46h76M60 26v40M34 14h52v12M14 66h92',
  Planning: 'M28 14h52l14 14v40H28zM80 14v14h14M40 36h42M40 46h42M40 56h26',
};

/** A drawn stand-in for a post's picture. */
export function PostArt({ category }: Pick<BlogPost, 'category'>) {
  return (
    <svg className={styles.art} viewBox="0 0 120 80" aria-hidden="true">
      <path d={drawings[category] ?? drawings.Planning} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
