import { Prose } from '../../components/Blocks';
import type { BlogContent } from '../../content/blog';
import { ArticleText, Quote } from './ui/ArticleParts';
import { PostArt } from './ui/PostArt';
import { PostMeta } from './ui/PostMeta';

/** The filler article: drawing, date and author, text with a quotation. */
export function Article({ article: { post, paragraphs, quote } }: { article: BlogContent['article'] }) {
  return (
    <ArticleText>
      <PostArt category={post.category} shape="article" />
      <PostMeta post={post} />
      <Prose paragraphs={paragraphs.slice(0, 1)} />
      <Quote>
        <p>{quote}</p>
      </Quote>
      <Prose paragraphs={paragraphs.slice(1)} />
    </ArticleText>
  );
}
