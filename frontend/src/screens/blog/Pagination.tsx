import { Icon } from '../../components/Icon';
import { SiteLink } from '../../components/SiteLink';
import styles from './Pagination.module.css';

interface Props {
  page: number;
  pages: number;
  /** The address of a page, counted from 1. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list, and to those before and after. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of posts" className="needs-script">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <SiteLink href={hrefOf(page - 1)} aria-label="Previous page">
              <Icon name="previous" />
            </SiteLink>
          </li>
        )}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <SiteLink
              href={hrefOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <SiteLink href={hrefOf(page + 1)} aria-label="Next page">
              <Icon name="next" />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
