import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Link from './Link';

function Column({ title, links }) {
  return (
    <Grid size={{ xs: 6, md: 2.5 }} component="nav" aria-label={title}>
      <Typography variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      <Stack spacing={1}>
        {links.map(({ label, href }) => (
          <MuiLink key={label} component={Link} href={href} color="inherit" underline="hover">
            {label}
          </MuiLink>
        ))}
      </Stack>
    </Grid>
  );
}

/** The footer: address, links in columns, policies. */
export function Footer({ shell: { site, footer } }) {
  return (
    <Box component="footer" sx={{ bgcolor: '#0a2240', color: 'common.white', py: 6 }}>
      <Container>
        <Grid container spacing={4}>
          <Grid size={{ xs: 12, md: 4.5 }}>
            <Typography sx={{ fontWeight: 800, mb: 2 }}>{site.name}</Typography>
            <Stack component="address" spacing={1} sx={{ fontStyle: 'normal' }}>
              <MuiLink href={site.mapUrl} color="inherit">
                {site.address}
              </MuiLink>
              <MuiLink href={site.phoneHref} color="inherit">
                {site.phone}
              </MuiLink>
              <MuiLink href={site.emailHref} color="inherit">
                {site.email}
              </MuiLink>
            </Stack>
            <Typography variant="body2" sx={{ mt: 2 }}>
              A division of a cooler manufacturer.{' '}
              <MuiLink href={site.parentUrl} color="inherit">
                {site.parentLabel}
              </MuiLink>
            </Typography>
          </Grid>
          <Column title="Quick links" links={footer.quick} />
          <Column title="Products" links={footer.products} />
          <Column title="Coolers" links={footer.coolers} />
        </Grid>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 4 }}>
          <Typography variant="body2">
            © {site.copyrightYear} {site.name}
          </Typography>
          {footer.policies.map(({ label, href }) => (
            <MuiLink key={label} component={Link} href={href} variant="body2" color="inherit">
              {label}
            </MuiLink>
          ))}
        </Stack>
      </Container>
    </Box>
  );
}
