import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallToAction } from './CallToAction';
import { Carousel } from './Carousel';
import Link from './Link';
import { Picture } from './Picture';
import { ProductCard } from './ProductCard';
import { Section } from './Section';

function Slide({ slide, pictures, first }) {
  return (
    <Grid container spacing={4} sx={{ alignItems: 'center', pb: 2 }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <Typography variant={first ? 'h1' : 'h2'} gutterBottom>
          {slide.headline}
        </Typography>
        <Typography sx={{ mb: 3 }}>{slide.text}</Typography>
        <Button variant="contained" color="secondary" component={Link} href={slide.link.href}>
          {slide.link.label}
        </Button>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        {pictures && (
          <Picture picture={pictures.wide} tall={pictures.tall} sizes="(min-width: 992px) 38rem, 92vw" eager={first} />
        )}
      </Grid>
    </Grid>
  );
}

function Links({ title, links }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Stack spacing={0.5}>
        {links.map(({ label, href }) => (
          <MuiLink key={href} component={Link} href={href}>
            {label}
          </MuiLink>
        ))}
      </Stack>
    </Box>
  );
}

function Member({ member: { monogram, name, title, social } }) {
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>
        <Avatar sx={{ bgcolor: 'primary.main', mb: 2 }}>{monogram}</Avatar>
        <Typography variant="h3">{name}</Typography>
        <Typography color="text.secondary">{title}</Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          {social.map(({ id, label, href }) => (
            <MuiLink key={id} href={href} variant="body2" aria-label={`${label} of ${name}`}>
              {label}
            </MuiLink>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Testimonial({ item: { author, monogram, role, text, label } }) {
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>
        <Typography component="blockquote" sx={{ m: 0, mb: 2 }}>
          {text}
        </Typography>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Avatar>{monogram}</Avatar>
          <Box sx={{ flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 700 }}>{author}</Typography>
            <Typography variant="body2">{role}</Typography>
          </Box>
          <Chip size="small" label={label} />
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Home: the parts of the site's own home, in its order. */
export function Home({ content, shell }) {
  const { hero, heroPictures, finder, existingProducts, products, about, whyChooseUs } = content;
  const { partners, marks, team, members, testimonials, callToAction } = content;
  return (
    <>
      <Box sx={{ bgcolor: '#0a2240', color: 'common.white', py: { xs: 4, md: 8 } }}>
        <Container>
          <Carousel
            layout="single"
            slides={hero.map((slide, index) => ({
              key: slide.id,
              content: <Slide slide={slide} pictures={heroPictures[index]} first={index === 0} />,
            }))}
          />
        </Container>
      </Box>
      <Section id="finder" title={finder.title} intro={finder.intro}>
        <Grid container spacing={2}>
          {finder.bands.map(({ id, name, temperature, specimens, products }) => (
            <Grid key={id} size={{ xs: 12, sm: 6, lg: 3 }}>
              <Card variant="outlined" sx={{ height: '100%' }}>
                <CardContent>
                  <Typography variant="h3">{name}</Typography>
                  <Typography>{temperature}</Typography>
                  <Links title={finder.specimensTitle} links={specimens} />
                  <Links title={finder.productsTitle} links={products} />
                </CardContent>
              </Card>
            </Grid>
          ))}
        </Grid>
      </Section>
      <Section id="products" title={existingProducts.title} intro={existingProducts.intro} tinted>
        <Carousel
          layout="cards"
          pagination
          slides={products.map((card) => ({ key: card.id, content: <ProductCard card={card} /> }))}
        />
      </Section>
      <Section id="about" title={about.title}>
        {about.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 2, maxWidth: '65ch' }}>
            {paragraph}
          </Typography>
        ))}
        <Button variant="outlined" component={Link} href={about.link.href}>
          {about.link.label}
        </Button>
      </Section>
      <Section id="why-choose-us" title={whyChooseUs.title} tinted>
        <Grid container spacing={2}>
          {whyChooseUs.features.map(({ id, title, text }) => (
            <Grid key={id} size={{ xs: 12, sm: 6, lg: 3 }}>
              <Typography variant="h3" gutterBottom>
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </Grid>
          ))}
        </Grid>
      </Section>
      <Section id="partners" title={partners.title} intro={partners.intro}>
        <Grid container spacing={2}>
          {marks.map(({ id, src, role, width, height }) => (
            <Grid key={id} size={{ xs: 6, sm: 4 }} sx={{ textAlign: 'center' }}>
              {/* biome-ignore lint/performance/noImgElement: there is nothing to optimize in an SVG */}
              <img src={src} alt="" width={width} height={height} loading="lazy" />
              <Typography>{role}</Typography>
            </Grid>
          ))}
        </Grid>
      </Section>
      <Section id="team" title={team.title} intro={team.intro} tinted>
        <Carousel
          layout="team"
          slides={members.map((member) => ({ key: member.id, content: <Member member={member} /> }))}
        />
      </Section>
      <Section id="testimonials" title={testimonials.title}>
        <Grid container spacing={2}>
          {testimonials.items.map((item) => (
            <Grid key={item.author} size={{ xs: 12, md: 4 }}>
              <Testimonial item={item} />
            </Grid>
          ))}
        </Grid>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {testimonials.note}
        </Typography>
      </Section>
      <CallToAction title={callToAction.title} text={callToAction.text} shell={shell} />
    </>
  );
}
