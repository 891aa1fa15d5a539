import Typography from '@mui/material/Typography';
import { CallToActionBand } from '../../components/Blocks';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { CallsToAction } from '../../components/CallsToAction';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { ProductCard } from '../../components/ProductCard';
import { pictureSizes } from '../../components/pictureSizes';
import type { Page } from '../../content/page';
import { sections } from '../../routes/manifest';
import { CardGrid, OtherCard } from './ui/CardGrid';

/** The Coolers listing (section 2): thirteen cards in a grid, and one for custom coolers. */
export default function CoolersScreen({ page }: { page: Page<'coolers'> }) {
  const { title, intro, gridTitle, cards, custom, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro.join(' ')}>
        <CallsToAction />
      </PageHeader>
      <Section id={sections.catalogue} title={gridTitle}>
        <CardGrid>
          {cards.map((card, index) => (
            <li key={card.id}>
              <ProductCard card={card} sizes={pictureSizes.cardGrid} eager={index === 0} />
            </li>
          ))}
          <li>
            <OtherCard>
              <Typography variant="h2" component="h3">
                {custom.title}
              </Typography>
              <Typography variant="lead">{custom.text}</Typography>
              <ButtonRow>
                <ButtonLink href={custom.describe.href}>{custom.describe.label}</ButtonLink>
                <ButtonLink variant="secondary" href={custom.logo.href}>
                  {custom.logo.label}
                </ButtonLink>
              </ButtonRow>
            </OtherCard>
          </li>
        </CardGrid>
      </Section>
      <CallToActionBand title={callToAction.title} text={callToAction.text} />
    </>
  );
}
