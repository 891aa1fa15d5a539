import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../components/Icon';
import { PlainLink } from '../../../components/SiteLink';

const Pages = styled(MuiPagination)(({ theme }) => ({ ...theme.mixins.needsScript, marginTop: theme.spacing(4) }));

const arrows = { previous: () => <Icon name="previous" />, next: () => <Icon name="next" /> };

const nameOf = (type: string, page: number | null) =>
  type === 'page' ? `Page ${page}` : `${type === 'next' ? 'Next' : 'Previous'} page`;

interface Props {
  page: number;
  pages: number;
  /** The address of a page, counted from 1. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of the posts, and to the previous and the next page. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null;
  return (
    <Pages
      aria-label="Pages of posts"
      count={pages}
      page={page}
      hidePrevButton={page === 1}
      hideNextButton={page === pages}
      getItemAriaLabel={nameOf}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          // An element, as an item may turn into an arrow after the browser has translated its text.
          page={<span>{item.page}</span>}
          component={PlainLink}
          href={hrefOf(item.page ?? 1)}
          slots={arrows}
        />
      )}
    />
  );
}
