import { Checklist, Prose, Steps, Variants } from '../../components/Blocks';
import { Section } from '../../components/Layout';
import { SpecTable } from '../../components/SpecTable';
import type { Section as SectionData } from '../../content/types';

function Body({ section }: { section: SectionData }) {
  switch (section.kind) {
    case 'prose':
      return <Prose paragraphs={section.paragraphs} />;
    case 'list':
    case 'checklist':
      return <Checklist items={section.items} />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'variants':
      return <Variants items={section.items} />;
    case 'table':
      return <SpecTable table={section.table} />;
  }
}

/** One part of a product page, shown by its kind. */
export function ProductSection({ section, tone }: { section: SectionData; tone: 'plain' | 'ice' }) {
  const intro = 'intro' in section ? section.intro : undefined;
  return (
    <Section id={section.id} title={section.title} tone={tone} intro={intro}>
      <Body section={section} />
    </Section>
  );
}
