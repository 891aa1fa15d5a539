import Alert from '@mui/material/Alert';
import { Suspense } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/sections/PlaceholderNote';
import { hasStored } from '../../features/forms/storageKeys';
import { whenNeeded } from '../../features/forms/whenNeeded';
import { deferred } from '../../lib/startup/deferred';
import type { ScreenProps } from '../props';
import { Article } from './Article';
import { BlogSidebar } from './BlogSidebar';
import { AfterArticle } from './ui/ArticleParts';
import { BlogColumns } from './ui/BlogColumns';
import { CommentList } from './ui/CommentList';

const CommentForm = deferred(
  () => import('../../features/blog/CommentForm'),
  () => whenNeeded(document.querySelector('#leave-a-comment form'), hasStored('comment')),
);

/** Blog details (section 2): a filler article, its comments, and the comment form. */
export function BlogDetailsScreen({ page }: ScreenProps<'blog-details'>) {
  const { article, commentForm, list, placeholderNote } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={article.post.title} />
      <BlogColumns sidebar={<BlogSidebar list={list} />}>
        <PlaceholderNote text={placeholderNote} />
        <Article article={article} />
        <AfterArticle id="comments" title={`${article.commentsTitle} (${article.comments.length})`}>
          <CommentList comments={article.comments} />
        </AfterArticle>
        <AfterArticle id="leave-a-comment" title={commentForm.title}>
          <Alert role="note" severity="info" icon={false}>
            <strong>{commentForm.closedNote}</strong>
          </Alert>
          <Suspense fallback={null}>
            <CommentForm {...commentForm} />
          </Suspense>
        </AfterArticle>
      </BlogColumns>
    </>
  );
}
