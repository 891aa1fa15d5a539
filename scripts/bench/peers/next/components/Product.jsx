import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Actions, CallToAction } from './CallToAction';
import { Gallery } from './Gallery';
import { Glance } from './Glance';
import Link from './Link';
import { Picture } from './Picture';
import { ProductCard } from './ProductCard';
import { Section } from './Section';

function Checklist({ items }) {
  return (
    <List dense>
      {items.map((item) => (
        <ListItem key={item} disableGutters>
          <ListItemIcon sx={{ minWidth: 36 }}>
            <CheckIcon color="secondary" />
          </ListItemIcon>
          <ListItemText primary={item} />
        </ListItem>
      ))}
    </List>
  );
}

function Cards({ items }) {
  return (
    <Grid container spacing={2}>
      {items.map(({ name, title = name, temperature, holdTime, text }) => (
        <Grid key={title} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Card variant="outlined" sx={{ height: '100%' }}>
            <CardContent>
              <Typography variant="h3" gutterBottom>
                {title}
              </Typography>
              {temperature && <Typography>{temperature}</Typography>}
              {holdTime && <Typography>Holds {holdTime}</Typography>}
              {text && <Typography color="text.secondary">{text}</Typography>}
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}

function SpecTable({ table: { caption, columns, rows, note } }) {
  return (
    <>
      <TableContainer component={Paper} variant="outlined">
        <Table>
          <caption>{caption}</caption>
          <TableHead>
            <TableRow>
              {columns.map(({ label, numeric }) => (
                <TableCell key={label} align={numeric ? 'right' : 'left'}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([heading, ...cells]) => (
              <TableRow key={heading}>
                <TableCell component="th" scope="row">
                  {heading}
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1].label} align={columns[index + 1].numeric ? 'right' : 'left'}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {note && <Typography sx={{ mt: 2 }}>{note}</Typography>}
    </>
  );
}

function SectionBody({ section }) {
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2, maxWidth: '65ch' }}>
          {paragraph}
        </Typography>
      ));
    case 'list':
    case 'checklist':
      return <Checklist items={section.items} />;
    case 'table':
      return <SpecTable table={section.table} />;
    default:
      return <Cards items={section.items} />;
  }
}

function Questions({ faqs, phoneHref }) {
  return faqs.map((faq, index) => (
    <Accordion key={faq.id} defaultExpanded={index === 0}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="h3">{faq.question}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        {faq.answer.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 1 }}>
            {paragraph}
          </Typography>
        ))}
        <Stack direction="row" spacing={2}>
          {faq.links.map(({ label, href }) => (
            <MuiLink key={href} component={Link} href={href}>
              {label}
            </MuiLink>
          ))}
          {faq.ask && <MuiLink href={phoneHref}>Talk to Solution Specialist</MuiLink>}
        </Stack>
      </AccordionDetails>
    </Accordion>
  ));
}

/** A product's page: the parts of the site's own, in its order, but for the drawings of its figures. */
export function Product({ page, shell }) {
  const { name, kind, summary, labels, glance, picture, rating, features, sections, gallery, faqs, related } =
    page.content;
  return (
    <>
      <Container sx={{ py: 4 }}>
        <Breadcrumbs sx={{ mb: 2 }}>
          {page.trail.slice(0, -1).map(({ label, href }) => (
            <MuiLink key={href} component={Link} href={href}>
              {label}
            </MuiLink>
          ))}
          <Typography>{page.trail.at(-1)?.label}</Typography>
        </Breadcrumbs>
        <Grid container spacing={4}>
          <Grid size={{ xs: 12, md: 6 }}>
            <Typography color="secondary" sx={{ fontWeight: 600 }}>
              {kind}
            </Typography>
            <Typography variant="h1" gutterBottom>
              {name}
            </Typography>
            <Typography>{summary}</Typography>
            <Stack direction="row" spacing={1} sx={{ my: 2 }}>
              {labels.map((label) => (
                <Chip key={label} variant="outlined" label={`${label} label`} />
              ))}
            </Stack>
            <Glance {...glance} />
            <Box sx={{ mt: 3 }}>
              <Actions shell={shell} />
            </Box>
          </Grid>
          <Grid size={{ xs: 12, md: 6 }} component="figure" sx={{ m: 0 }}>
            <Picture picture={picture} sizes="(min-width: 992px) 36rem, 92vw" eager />
            <figcaption>
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1 }}>
                <Chip size="small" color="secondary" label="Featured" />
                <Rating value={rating} precision={0.1} readOnly size="small" />
                <Typography variant="body2">{rating}</Typography>
              </Stack>
              <Typography variant="caption">{picture.caption}</Typography>
            </figcaption>
          </Grid>
        </Grid>
        <Box component="section" id="features" sx={{ mt: 4 }}>
          <Typography variant="h2">Key features</Typography>
          <Checklist items={features} />
        </Box>
      </Container>
      {sections.map((section, index) => (
        <Section key={section.id} id={section.id} title={section.title} intro={section.intro} tinted={index % 2 === 1}>
          <SectionBody section={section} />
        </Section>
      ))}
      {gallery.length > 0 && (
        <Section id="gallery" title="Gallery" intro="Select a picture to enlarge it.">
          <Gallery pictures={gallery} />
        </Section>
      )}
      {faqs.length > 0 && (
        <Section id="faq" title="Questions and answers" tinted>
          <Questions faqs={faqs} phoneHref={shell.site.phoneHref} />
        </Section>
      )}
      {related.length > 0 && (
        <Section id="related" title="See also">
          <Grid container spacing={2}>
            {related.map((card) => (
              <Grid key={card.id} size={{ xs: 12, sm: 6, lg: 3 }}>
                <ProductCard card={card} />
              </Grid>
            ))}
          </Grid>
        </Section>
      )}
      <CallToAction
        title={`Ask for ${name}`}
        text="Tell us what you transport, its temperature and the hours on the way. A solution specialist answers."
        shell={shell}
      />
    </>
  );
}
