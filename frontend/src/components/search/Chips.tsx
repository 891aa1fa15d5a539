import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { LinkData } from '../../content/types';
import { PlainLink } from '../SiteLink';

export function Count({ value }: { value: number }) {
  return <Chip component="span" variant="filled" size="small" label={value} />;
}

const Chips = styled(List)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // A chip whose label is not parsed yet may wrap when it is.
  '& > :not(:has(.MuiChip-label))': { visibility: 'hidden' },
}));

interface Props {
  /** `current`: the page shows this target now. */
  links: readonly (LinkData & { readonly current?: boolean })[];
  size?: 'small' | 'medium';
}

/** Short links side by side, such as tags. */
export function ChipLinks({ links, size = 'medium' }: Props) {
  return (
    <Chips>
      {links.map(({ label, href, current }) => (
        <li key={href}>
          <Chip
            clickable
            component={PlainLink}
            href={href}
            label={label}
            size={size}
            aria-current={current ? 'true' : undefined}
          />
        </li>
      ))}
    </Chips>
  );
}

/** Links to the parts of a page. */
export function PartLinks({ label, parts }: { label: string; parts: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={label}>
      <ChipLinks links={parts.map(({ id, title }) => ({ label: title, href: `#${id}` }))} />
    </nav>
  );
}
