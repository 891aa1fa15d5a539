import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { SearchForm } from '../../components/SearchForm';
import { pathTo, SiteLink } from '../../components/SiteLink';
import type { ScreenProps } from '../screen';
import styles from './NotFoundScreen.module.css';

/** What unknown paths answer with: a search and the ways back. */
export function NotFoundScreen({ page }: ScreenProps<'not-found'>) {
  const { title, text, searchLabel, linksTitle, links } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={text}>
        <SearchForm action={pathTo('search')} label={searchLabel} submit="Search" />
      </PageHeader>
      <Container className={styles.links}>
        <h2>{linksTitle}</h2>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
