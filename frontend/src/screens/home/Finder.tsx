import { Section } from '../../components/Layout';
import { TileGrid } from '../../components/sections/TileGrid';
import type { FinderContent } from '../../content/temperature-bands';
import { BandLinks, TemperatureBand } from './ui/TemperatureBand';

/** Four temperature bands with their label colors, each with links to specimens and products. */
export function Finder({ finder }: { finder: FinderContent }) {
  return (
    <Section id="finder" title={finder.title} intro={finder.intro}>
      <TileGrid narrowest={15}>
        {finder.bands.map(({ id, name, temperature, specimens, products }) => (
          <TemperatureBand key={id} band={id} name={name} temperature={temperature}>
            <BandLinks title={finder.specimensTitle} links={specimens} />
            <BandLinks title={finder.productsTitle} links={products} />
          </TemperatureBand>
        ))}
      </TileGrid>
    </Section>
  );
}
