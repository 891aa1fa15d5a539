import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink, ButtonRow } from '../../components/Button';
import { NoScriptNote } from '../../components/NoScriptNote';
import { PageHeader } from '../../components/PageHeader';
import { ShareButton } from '../../components/ShareButton';
import { pathTo } from '../../components/SiteLink';
import { StatusLine } from '../../components/search/StatusLine';
import { useUnread } from '../../components/Unread';
import type { ComparedCooler, ComparedFigure } from '../../content/comparison';
import type { Page } from '../../content/page';
import { inquiryQuery } from '../../domain/inquiry/query';
import { queryOf } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { useAfterHydration } from '../../lib/useHydrated';
import { useQueryParam } from '../../lib/useQueryParam';
import { readItems } from './items';
import { ruledOut } from './ruledOut';
import { ChooseCards, COMPARED_ID } from './ui/ChooseCards';
import { ComparedAboveAll, type CompareRow, CompareTable } from './ui/CompareTable';

type Content = Page<'compare'>['content'];

/** Comparison: `/compare?items=kelvin,eclipse` shows two to four coolers side by side. A link of the finder adds its need. */
export default function CompareScreen({ page }: { page: Page<'compare'> }) {
  const { content } = page;
  const asked = useQueryParam('items');
  const { items, unknown, isTooMany } = readItems(asked, content.coolers);
  const isShown = items.length > 1;
  const { search, hash } = useLocation();
  // The prerendered page has neither a query nor a hash.
  const isSubmitted = useAfterHydration(hash === `#${COMPARED_ID}`, false);
  const query = useAfterHydration(search, '');
  // Not compared with here, but requested together with the coolers.
  const need = queryOf(Object.fromEntries(new URLSearchParams(query)));
  const said = [
    ...(unknown.length > 0 ? [`${content.unknown} ${unknown.join(', ')}.`] : []),
    ...(isTooMany ? [content.limit, content.tooMany] : []),
    ...(items.length === 1 || (items.length === 0 && isSubmitted) ? [content.tooFew] : []),
    ...(isShown ? [`${content.table.caption}: ${items.map(({ name }) => name).join(', ')}.`] : []),
  ];

  return (
    <>
      <PageHeader trail={page.trail} title={content.title} lead={content.intro}>
        <NoScriptNote>{content.withoutScript}</NoScriptNote>
      </PageHeader>
      <ComparedAboveAll {...useUnread()}>
        <Stack spacing={2} id={COMPARED_ID} tabIndex={-1}>
          <StatusLine>{said.join(' ')}</StatusLine>
          {isShown && <Comparison content={content} items={items} need={need} />}
        </Stack>
        <Stack spacing={2}>
          <Typography variant="h2">{content.choose.title}</Typography>
          <ChooseCards content={content} address={asked} items={items} need={need} />
        </Stack>
      </ComparedAboveAll>
    </>
  );
}

function Comparison({ content, items, need }: { content: Content; items: Content['coolers']; need: string }) {
  const products = items.map(({ id }) => id);
  // Where hold times are compared, it asks for the outside temperature behind them.
  const request = inquiryQuery({
    products,
    ask: items.some(({ figures }) => figures.hours) ? ['outside-temperature'] : [],
    need,
  });
  return (
    <>
      <CompareTable texts={content.table} coolers={items} rows={rowsOf(content, items)} need={need} />
      <Typography variant="body2" color="textSecondary">
        {content.note}
      </Typography>
      <ButtonRow>
        <ButtonLink href={pathTo('contact') + request}>{content.request}</ButtonLink>
        {/* The key drops the link that it shows to copy. */}
        <ShareButton key={products.join()} label={content.share} />
        <Button variant="secondary" onClick={() => window.print()}>
          {content.print}
        </Button>
      </ButtonRow>
    </>
  );
}

const isSame = (cells: readonly (readonly string[])[]) => new Set(cells.map((lines) => lines.join('|'))).size === 1;

/**
 * A row for each figure that a cooler has, and one of ranges that are ruled out; says whether they differ, unless all
 * do.
 */
function rowsOf({ figures, candidates, table }: Content, items: readonly ComparedCooler[]): readonly CompareRow[] {
  const excluded = items.map(({ id }) => {
    const cooler = candidates.find((candidate) => candidate.id === id);
    return cooler ? ruledOut(cooler).map((range) => `${table.not} ${formatTemperature(range)}`) : [];
  });
  const compared = (Object.keys(figures) as ComparedFigure[]).flatMap((figure): CompareRow[] => {
    if (items.every((item) => item.figures[figure] === undefined)) return [];
    const cells = items.map((item) => item.figures[figure] ?? []);
    return [{ id: figure, label: figures[figure], cells, differs: !isSame(cells) }];
  });
  const someAgree = compared.some(({ differs }) => !differs);
  const remarked = someAgree ? compared : compared.map(({ differs: _, ...row }) => row);
  const outside = excluded.some((ranges) => ranges.length > 0)
    ? [{ id: 'ruled-out', label: table.rulesOut, cells: excluded }]
    : [];
  return remarked[0]?.id === 'range' ? [remarked[0], ...outside, ...remarked.slice(1)] : [...outside, ...remarked];
}
