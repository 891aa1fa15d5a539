import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Checklist, Prose, Steps } from '../../components/Blocks';
import { Section, type Tone } from '../../components/Layout';
import { LinkLine } from '../../components/LinkLine';
import { SpecTable } from '../../components/SpecTable';
import { productPage } from '../../content/product-page';
import type { LinkData, Section as SectionData, TableData } from '../../content/types';
import type { RouteId } from '../../routes/manifest';
import { TableWithDrawings } from './ui/TableWithDrawings';
import { VariantTable } from './ui/VariantTable';

/** A short table of sizes is placed below the drawings, a longer one below the main table. */
const isBelowDrawings = ({ rows }: TableData) => rows.length <= 2;

function Body({ section, product }: { section: SectionData; product: RouteId }) {
  switch (section.kind) {
    case 'prose':
      return <Prose paragraphs={section.paragraphs} />;
    case 'list':
      return <Checklist items={section.items} />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'variants':
      return <VariantTable product={product} section={section} />;
    case 'table':
      return (
        <Stack spacing={2}>
          <SpecTable table={section.table} />
          {section.sizes && !isBelowDrawings(section.sizes) && <SpecTable table={section.sizes} />}
        </Stack>
      );
  }
}

/** Tables with more columns need the page's width. */
const isNarrow = (section: SectionData) => section.kind === 'table' && section.table.columns.length <= 3;

/** Content no wider than text goes beside its heading on wide windows. */
const isBesideHeading = (section: SectionData, hasDrawings: boolean) =>
  section.kind !== 'steps' && (section.kind !== 'table' || (isNarrow(section) && !hasDrawings));

interface Props {
  product: RouteId;
  section: SectionData;
  tone: Tone;
  drawings?: ReactNode;
  /** Links to what is published about the section's tests. */
  evidence: readonly LinkData[] | undefined;
  sheet?: ReactNode;
}

/** A section of a product page, rendered by its kind. */
export function ProductSection({ product, section, tone, drawings, evidence, sheet }: Props) {
  const content = <Body section={section} product={product} />;
  const body = evidence ? (
    <Stack spacing={2}>
      {content}
      <LinkLine label={productPage.evidence} links={evidence} />
    </Stack>
  ) : (
    content
  );
  return (
    <Section
      id={section.id}
      title={section.title}
      tone={tone}
      intro={'intro' in section ? section.intro : sheet}
      split={isBesideHeading(section, drawings !== undefined)}
    >
      {drawings ? (
        <TableWithDrawings narrow={isNarrow(section)}>
          {body}
          <Stack spacing={2}>
            {drawings}
            {section.kind === 'table' && section.sizes && isBelowDrawings(section.sizes) && (
              <SpecTable table={section.sizes} />
            )}
          </Stack>
        </TableWithDrawings>
      ) : (
        body
      )}
    </Section>
  );
}
