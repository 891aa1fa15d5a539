import type { ReactNode } from 'react';
import { Checklist, Prose, Steps, Variants } from '../../components/Blocks';
import { Section } from '../../components/Layout';
import { SpecTable } from '../../components/SpecTable';
import type { Section as SectionData } from '../../content/types';
import styles from './ProductSection.module.css';

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

/** Tables of more columns need the page's width. */
const isNarrow = (section: SectionData) => section.kind === 'table' && section.table.columns.length <= 3;

/** Words alone read better beside their heading than below it. */
const isText = ({ kind }: SectionData) => kind === 'prose' || kind === 'list' || kind === 'checklist';

interface Props {
  section: SectionData;
  tone: 'plain' | 'soft';
  /** Stands beside the section's body on wide screens, below it on others. */
  beside?: ReactNode;
}

/** One part of a product page, shown by its kind. */
export function ProductSection({ section, tone, beside }: Props) {
  const intro = 'intro' in section ? section.intro : undefined;
  return (
    <Section id={section.id} title={section.title} tone={tone} intro={intro} split={isText(section)}>
      {beside ? (
        <div className={isNarrow(section) ? styles.beside : styles.below}>
          <Body section={section} />
          {beside}
        </div>
      ) : (
        <Body section={section} />
      )}
    </Section>
  );
}
