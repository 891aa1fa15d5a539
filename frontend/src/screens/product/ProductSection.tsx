import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Checklist, Prose, Steps } from '../../components/Blocks';
import { Section, type Tone } from '../../components/Layout';
import { LinkLine } from '../../components/LinkLine';
import { SpecTable } from '../../components/SpecTable';
import { productPage } from '../../content/product-page';
import type { LinkData, Section as SectionData, TableData } from '../../content/types';
import type { RouteId } from '../../routes/manifest';
import { TableWithFigures } from './ui/TableWithFigures';
import { VariantTable } from './ui/VariantTable';

/** A few sizes are below their drawings, which a long table outgrows; two readings of them are drawn as high as it is. */
const isBelowDrawings = ({ rows }: TableData) => rows.length <= 2;

function Body({ section, product }: { section: SectionData; product: RouteId }) {
  switch (section.kind) {
    case 'prose':
      return <Prose paragraphs={section.paragraphs} />;
    case 'list':
    case 'checklist':
      return <Checklist items={section.items} />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'variants':
      return <VariantTable label={section.title} product={product} variants={section.items} note={section.note} />;
    case 'table':
      return (
        <Stack spacing={2}>
          <SpecTable table={section.table} />
          {section.sizes && !isBelowDrawings(section.sizes) && <SpecTable table={section.sizes} />}
        </Stack>
      );
  }
}

/** Tables of more columns need the page's width. */
const isNarrow = (section: SectionData) => section.kind === 'table' && section.table.columns.length <= 3;

/** What is not wider than its sentences reads better beside its heading than below it. */
const isBesideHeading = (section: SectionData, hasFigures: boolean) =>
  section.kind !== 'steps' && (section.kind !== 'table' || (isNarrow(section) && !hasFigures));

interface Props {
  product: RouteId;
  section: SectionData;
  tone: Tone;
  /** The drawings of a table's figures. */
  figures?: ReactNode;
  /** To what is published of the tests that the section states. */
  evidence: readonly LinkData[] | undefined;
  /** The link to the same figures on one page to print. */
  sheet?: ReactNode;
}

/** One part of a product page, shown by its kind. */
export function ProductSection({ product, section, tone, figures, evidence, sheet }: Props) {
  const intro = 'intro' in section ? section.intro : sheet;
  const body = evidence ? (
    <Stack spacing={2}>
      <Body section={section} product={product} />
      <LinkLine label={productPage.evidence} links={evidence} />
    </Stack>
  ) : (
    <Body section={section} product={product} />
  );
  return (
    <Section
      id={section.id}
      title={section.title}
      tone={tone}
      intro={intro}
      split={isBesideHeading(section, figures !== undefined)}
    >
      {figures ? (
        <TableWithFigures narrow={isNarrow(section)}>
          {body}
          <Stack spacing={2}>
            {figures}
            {section.kind === 'table' && section.sizes && isBelowDrawings(section.sizes) && (
              <SpecTable table={section.sizes} />
            )}
          </Stack>
        </TableWithFigures>
      ) : (
        body
      )}
    </Section>
  );
}
