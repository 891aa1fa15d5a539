import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/PlaceholderNote';
import { CommentForm } from '../../features/blog/CommentForm';
import type { ScreenProps } from '../screen';
import { Article } from './Article';
import { BlogColumns } from './BlogColumns';
import styles from './BlogDetailsScreen.module.css';
import { BlogSidebar } from './BlogSidebar';
import { Comments } from './Comments';

/** Blog details (section 2): a filler article, its comments, and the form for another. */
export function BlogDetailsScreen({ page }: ScreenProps<'blog-details'>) {
  const { article, commentForm, list, placeholderNote } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={article.post.title} />
      <BlogColumns sidebar={<BlogSidebar list={list} />}>
        <PlaceholderNote text={placeholderNote} />
        <Article article={article} />
        <Comments title={article.commentsTitle} comments={article.comments} />
        <section aria-labelledby="leave-a-comment" className={styles.leave}>
          <h2 id="leave-a-comment">{commentForm.title}</h2>
          <p>
            <strong>{commentForm.closedNote}</strong>
          </p>
          <CommentForm {...commentForm} />
        </section>
      </BlogColumns>
    </>
  );
}
