import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TeamContent } from '../../content/team';
import { IconLink } from '../Button';
import { Carousel } from '../carousel/Carousel';
import { Icon } from '../Icon';
import { Monogram } from './Monogram';

const Member = styled(Card)(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: spacing(0.5),
  height: '100%',
  padding: spacing(4, 2, 2),
  textAlign: 'center',
  '& h3': { marginTop: spacing(1.5) },
  '& ul': { display: 'flex', justifyContent: 'center', marginTop: spacing(1.5) },
})) as typeof Card;

/** Team cards: monogram, role, title and four social links (sections 2 and 3). */
export function TeamCarousel({ label, members }: { label: string; members: TeamContent['cards'] }) {
  return (
    <Carousel label={label} layout="team">
      {members.map(({ id, monogram, title, text, social }) => (
        <Member key={id} component="article">
          <Monogram letters={monogram} />
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary">{text}</Typography>
          <ul>
            {social.map((link) => (
              <li key={link.id}>
                <IconLink href={link.href} aria-label={`${link.label}: ${title}`}>
                  <Icon name={link.id} />
                </IconLink>
              </li>
            ))}
          </ul>
        </Member>
      ))}
    </Carousel>
  );
}
