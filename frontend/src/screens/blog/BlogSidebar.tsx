import { shell } from 'virtual:shell';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/Button';
import { SearchForm } from '../../components/SearchForm';
import { pathTo, SiteLink } from '../../components/SiteLink';
import type { BlogContent } from '../../content/blog';
import type { PostFilter } from '../../features/blog/filterPosts';
import { listQuery } from '../../features/blog/useBlogList';
import styles from './BlogSidebar.module.css';

/** Beside the blog's pages: search, categories with counts, recent posts, tags, help. */
export function BlogSidebar({ list, filter }: { list: BlogContent['list']; filter?: PostFilter }) {
  const navigate = useNavigate();
  const blog = pathTo('blog');
  const current = (is: boolean) => (is ? 'true' : undefined);
  return (
    <aside className={styles.sidebar} aria-label="Blog">
      <section className="needs-script">
        <h2>{list.search.title}</h2>
        <SearchForm
          action={blog}
          label={list.search.label}
          submit={list.search.submit}
          query={filter?.q ?? ''}
          onSearch={(q) => navigate(`${blog}${listQuery({ q })}`)}
        />
      </section>
      <section className="needs-script">
        <h2>{list.categoriesTitle}</h2>
        <ul className={styles.categories}>
          {list.categories.map(({ name, count }) => (
            <li key={name}>
              <SiteLink
                href={`${blog}${listQuery({ category: name })}`}
                aria-current={current(filter?.category === name)}
              >
                {name} <span className={styles.count}>{count}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{list.recentTitle}</h2>
        <ul className={styles.recent}>
          {list.recent.map(({ slug, title, date }) => (
            <li key={slug}>
              <SiteLink href={pathTo('blog-details')}>{title}</SiteLink>
              <time dateTime={date.iso}>{date.text}</time>
            </li>
          ))}
        </ul>
      </section>
      <section className="needs-script">
        <h2>{list.tagsTitle}</h2>
        <ul className={styles.tags}>
          {list.tags.map((tag) => (
            <li key={tag}>
              <SiteLink href={`${blog}${listQuery({ tag })}`} aria-current={current(filter?.tag === tag)}>
                {tag}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.help}>
        <h2>{list.help.title}</h2>
        <p>{list.help.text}</p>
        <SiteLink href={shell.site.phoneHref}>{shell.site.phone}</SiteLink>
        <ButtonLink variant="light" href={pathTo('contact')}>
          {list.help.button}
        </ButtonLink>
      </section>
    </aside>
  );
}
