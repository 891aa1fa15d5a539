import { CallToActionBand } from '../../components/Blocks';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { CallsToAction } from '../../components/CallsToAction';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { sections } from '../../routes/manifest';
import type { ScreenProps } from '../props';
import { CardGrid, OtherCard } from './ui/CardGrid';

/** The Coolers listing (section 2): thirteen cards in a grid, and one for custom coolers. */
export function CoolersScreen({ page }: ScreenProps<'coolers'>) {
  const { title, intro, gridTitle, cards, custom, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro.join(' ')}>
        <CallsToAction />
      </PageHeader>
      <Section id={sections.catalogue} title={gridTitle}>
        <CardGrid
          cards={cards}
          last={
            <OtherCard title={custom.title} text={custom.text}>
              <ButtonRow>
                <ButtonLink href={custom.describe.href}>{custom.describe.label}</ButtonLink>
                <ButtonLink variant="secondary" href={custom.logo.href}>
                  {custom.logo.label}
                </ButtonLink>
              </ButtonRow>
            </OtherCard>
          }
        />
      </Section>
      <CallToActionBand title={callToAction.title} text={callToAction.text} />
    </>
  );
}
