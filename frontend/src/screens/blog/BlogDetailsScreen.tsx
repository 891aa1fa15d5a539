import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Prose } from '../../components/Blocks';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/sections/PlaceholderNote';
import type { Page } from '../../content/page';
import { hasStored } from '../../features/forms/storageKeys';
import { deferredForm } from '../../features/forms/ui/deferredForm';
import { BlogSidebar } from './BlogSidebar';
import { AfterArticle, BlogColumns, Quote } from './ui/BlogLayout';
import { CommentList } from './ui/CommentList';
import { PostArt, PostMeta } from './ui/Post';

const CommentForm = deferredForm(
  '#leave-a-comment form',
  () => import('../../features/blog/CommentForm'),
  () => hasStored('comment'),
);

/** Blog details (section 2): a filler article, its comments, and the comment form. */
export default function BlogDetailsScreen({ page }: { page: Page<'blog-details'> }) {
  const { article, commentForm, list, placeholderNote } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={article.post.title} />
      <BlogColumns>
        <Stack spacing={3}>
          <PlaceholderNote text={placeholderNote} />
          <Stack component="article" spacing={3}>
            <PostArt category={article.post.category} shape="article" />
            <PostMeta post={article.post} />
            <Prose paragraphs={article.paragraphs.slice(0, 1)} />
            <Quote>
              <p>{article.quote}</p>
            </Quote>
            <Prose paragraphs={article.paragraphs.slice(1)} />
          </Stack>
          <AfterArticle headingId="comments" title={`${article.commentsTitle} (${article.comments.length})`}>
            <CommentList comments={article.comments} />
          </AfterArticle>
          <AfterArticle headingId="leave-a-comment" title={commentForm.title}>
            <Alert role="note" severity="info" icon={false}>
              <strong>{commentForm.closedNote}</strong>
            </Alert>
            <CommentForm {...commentForm} />
          </AfterArticle>
        </Stack>
        <BlogSidebar list={list} />
      </BlogColumns>
    </>
  );
}
