import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Glance } from './Glance';
import Link from './Link';
import { Picture } from './Picture';

/** A catalogue card. */
export function ProductCard({ card }) {
  return (
    <Card variant="outlined" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Picture picture={card.picture} sizes="(min-width: 1200px) 18rem, (min-width: 576px) 45vw, 90vw" decorative />
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h3" gutterBottom>
          {card.title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {card.kind}
        </Typography>
        <Glance range={card.range} holdTime={card.holdTime} size={card.size} />
      </CardContent>
      <CardActions>
        <Button component={Link} href={card.path} aria-label={`Learn More about ${card.title}`}>
          Learn More
        </Button>
      </CardActions>
    </Card>
  );
}
