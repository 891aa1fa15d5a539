import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, ButtonRow } from '../../components/Button';
import { ChooseTable } from '../../components/compare/ChooseTable';
import { ComparedAboveAll, type CompareRow, CompareTable } from '../../components/compare/CompareTable';
import { NoScriptNote } from '../../components/NoScriptNote';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { ShareButton } from '../../components/ShareButton';
import { pathTo } from '../../components/SiteLink';
import { StatusLine } from '../../components/search/StatusLine';
import type { ComparedCooler, ComparedFigure } from '../../content/comparison';
import { inquiryQuery } from '../../content/inquiry-query';
import type { ScreenContent } from '../../content/screen-content';
import { formatTemperature } from '../../domain/readings';
import { readItems } from '../../features/finder/items';
import { ruledOut } from '../../features/finder/ruledOut';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import { useQueryParam } from '../../lib/useQueryParam';
import type { ScreenProps } from '../props';

type Content = ScreenContent['compare'];

/** The figures that the list of all coolers has a column of. */
const listed = ['range', 'hours', 'openings', 'interior'] as const satisfies readonly ComparedFigure[];

/** Where they stand side by side, for the address that leads there. */
const COMPARED = 'compared';

/** Comparison: `/compare?items=kelvin,eclipse` puts two to four coolers side by side. */
export function CompareScreen({ page }: ScreenProps<'compare'>) {
  const { path, content } = page;
  const { choose, coolers, figures, table } = content;
  const navigate = useNavigate();
  const { items, unknown, isTooMany } = readItems(useQueryParam('items'), coolers, content.most);
  const isShown = items.length > 1;
  const { hash } = useShownLocation();
  // The prerendered page is the same for every address.
  const isPressed = useHydrated() && hash === `#${COMPARED}`;
  const said = [
    ...(unknown.length > 0 ? [`${content.unknown} ${unknown.join(', ')}.`] : []),
    ...(isTooMany ? [content.tooMany] : []),
    ...(items.length === 1 || (items.length === 0 && isPressed) ? [content.tooFew] : []),
    ...(isShown ? [`${table.caption}: ${items.map(({ name }) => name).join(', ')}.`] : []),
  ];

  return (
    <>
      <PageHeader trail={page.trail} title={content.title} lead={content.intro}>
        <NoScriptNote>{content.withoutScript}</NoScriptNote>
      </PageHeader>
      <PageBody>
        <ComparedAboveAll>
          <Stack spacing={2} id={COMPARED} tabIndex={-1}>
            <StatusLine>{said.join(' ')}</StatusLine>
            {isShown && (
              <>
                <CompareTable
                  caption={table.caption}
                  figure={table.figure}
                  coolers={items}
                  rows={rowsOf(content, items)}
                  request={table.request}
                />
                <Typography variant="body2" color="textSecondary">
                  {content.note}
                </Typography>
                <ButtonRow>
                  <ButtonLink href={pathTo('contact') + inquiryQuery({ products: items.map(({ id }) => id) })}>
                    {content.request}
                  </ButtonLink>
                  <ShareButton label={content.share} />
                  <Button variant="secondary" onClick={() => window.print()}>
                    {content.print}
                  </Button>
                </ButtonRow>
              </>
            )}
          </Stack>
          <div>
            <Typography variant="h2" gutterBottom>
              {choose.title}
            </Typography>
            <Typography gutterBottom>{content.all}</Typography>
            <ChooseTable
              caption={choose.title}
              columns={[table.cooler, ...listed.map((figure) => figures[figure])]}
              coolers={coolers.map(({ id, name, path: at, figures: own }) => ({
                id,
                name,
                path: at,
                cells: listed.map((figure) => own[figure]?.join('; ') ?? table.missing),
              }))}
              chosen={items.map(({ id }) => id)}
              action={path}
              onChoose={(ids) => {
                // What stands above the boxes takes the focus, and comes into view.
                (document.activeElement as HTMLElement | null)?.blur();
                navigate(`${path}${ids.length > 0 ? `?items=${ids.join(',')}` : ''}#${COMPARED}`);
              }}
              buttons={
                <ButtonRow>
                  <Button type="submit">{choose.submit}</Button>
                  <Button variant="secondary" onClick={() => navigate(path)}>
                    {choose.clear}
                  </Button>
                </ButtonRow>
              }
            />
          </div>
        </ComparedAboveAll>
      </PageBody>
    </>
  );
}

const isSame = (cells: readonly (readonly string[])[]) => new Set(cells.map((lines) => lines.join('|'))).size === 1;

/** What rules a cooler out comes first; then a row a figure that any of them has. */
function rowsOf({ figures, candidates, table }: Content, items: readonly ComparedCooler[]): readonly CompareRow[] {
  const excluded = items.map(({ id }) => {
    const cooler = candidates.find((candidate) => candidate.id === id);
    const ranges = cooler ? ruledOut(cooler).map(formatTemperature) : [];
    return ranges.length > 0 ? ranges : [table.rulesNothingOut];
  });
  const compared = (Object.keys(figures) as ComparedFigure[]).flatMap((figure): CompareRow[] => {
    if (items.every((item) => item.figures[figure] === undefined)) return [];
    const cells = items.map((item) => item.figures[figure] ?? [table.missing]);
    const differs = !isSame(cells);
    return [{ id: figure, label: figures[figure], cells, differs, remark: differs ? table.differs : table.same }];
  });
  return [{ id: 'ruled-out', label: table.rulesOut, cells: excluded }, ...compared];
}
