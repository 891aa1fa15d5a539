import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Link from './Link';

/** The three buttons that lead on. */
export function Actions({ shell: { site, contact, paths }, color = 'primary' }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      <Button variant="contained" color={color} component={Link} href={`${contact.href}#contact-us-form`}>
        Request a Product
      </Button>
      <Button variant="outlined" color={color} href={site.phoneHref}>
        Talk to Solution Specialist
      </Button>
      <Button variant="outlined" color={color} component={Link} href={paths.products}>
        View Existing Products
      </Button>
    </Stack>
  );
}

/** The band near the end of a page. */
export function CallToAction({ title, text, shell }) {
  return (
    <Box component="section" sx={{ bgcolor: 'primary.main', color: 'common.white', py: 6 }}>
      <Container>
        <Typography variant="h2" gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ mb: 3 }}>{text}</Typography>
        <Actions shell={shell} color="inherit" />
      </Container>
    </Box>
  );
}
