import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { ResultFile } from '../../content/about';
import { Icon } from '../Icon';
import { SiteLink } from '../SiteLink';

const ICON_PX = 24;

const Files = styled(List)(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(2),
  '& a': {
    display: 'flex',
    gap: spacing(1.5),
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 650,
  },
  '& svg': { flex: 'none' },
  '& a span span': { fontWeight: 500, color: vars.palette.text.secondary },
  '& p': {
    ...typography.body2,
    paddingLeft: `calc(${ICON_PX}px + ${spacing(1.5)})`,
    color: vars.palette.text.secondary,
  },
}));

export function FileList({ files }: { files: readonly ResultFile[] }) {
  return (
    <Files>
      {files.map(({ title, href, description }) => (
        <li key={href}>
          <SiteLink href={href} download>
            <Icon name="file" size={ICON_PX} />
            <span>
              {title} <span>(PDF)</span>
            </span>
          </SiteLink>
          <p>{description}</p>
        </li>
      ))}
    </Files>
  );
}
