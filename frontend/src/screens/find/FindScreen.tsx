import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, ButtonRow } from '../../components/Button';
import { FinderColumns, FinderStack, Rules } from '../../components/finder/FinderParts';
import { RangeChart } from '../../components/finder/RangeChart';
import { NoScriptNote } from '../../components/NoScriptNote';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { FiguresInText } from '../../components/Ranges';
import { ShareButton } from '../../components/ShareButton';
import { pathTo } from '../../components/SiteLink';
import { ChipLinks } from '../../components/search/Chips';
import { StatusLine } from '../../components/search/StatusLine';
import { storageSays } from '../../content/finder-sentences';
import { inquiryQuery } from '../../content/inquiry-query';
import type { ScreenContent } from '../../content/screen-content';
import { formatTemperature } from '../../domain/readings';
import { FinderForm } from '../../features/finder/FinderForm';
import { AllCoolers, FinderResults } from '../../features/finder/FinderResults';
import { type CoolerResult, compare } from '../../features/finder/match';
import { isAsked, type Need, type NeedField, queryOf, readNeed } from '../../features/finder/need';
import { isBeyondStorage, neededInCelsius, needWords } from '../../features/finder/needWords';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import type { ScreenProps } from '../props';

/** How many coolers the comparison takes. */
const SIDE_BY_SIDE = 4;

/** Where the results stand, for the address that leads to them. */
const RESULTS = 'results';

/** The finder: `/find?min=2&max=8&hours=10` compares every cooler with a need, by published figures. */
export function FindScreen({ page }: ScreenProps<'find'>) {
  const { path, content } = page;
  const { candidates, goods } = content;
  const navigate = useNavigate();
  const { search } = useShownLocation();
  // The prerendered page is the same for every query.
  const query = useHydrated() ? search : '';
  const read = useMemo(() => readNeed(new URLSearchParams(query), goods), [query, goods]);
  const faults = Object.keys(read.errors) as NeedField[];
  const isCompared = faults.length === 0 && isAsked(read.need);
  const results = isCompared ? compare(candidates, read.need) : [];
  const words = needWords(read.need);
  const nearest = results
    .filter(({ verdict }) => verdict !== 'fails')
    .slice(0, SIDE_BY_SIDE)
    .map(({ cooler }) => cooler.id);
  const asked = queryOf(read.values);

  return (
    <>
      <PageHeader trail={page.trail} title={content.title} lead={content.intro}>
        <NoScriptNote>{content.withoutScript}</NoScriptNote>
      </PageHeader>
      <PageBody>
        <FinderColumns>
          <FinderForm
            texts={content}
            goods={goods}
            action={path}
            read={read}
            onCompare={(next) => {
              // The results take the focus where they stand below the form.
              (document.activeElement as HTMLElement | null)?.blur();
              navigate(next ? `${path}?${next}#${RESULTS}` : path);
            }}
          />
          <FinderStack id={RESULTS} tabIndex={-1} data-none={isNone(isCompared, results) || undefined}>
            <StatusLine>
              {faults.length > 0 && `${content.faulty} ${faults.map((field) => labelOf(content, field)).join(', ')}.`}
              {isCompared && `${content.need.title}: ${words.join(', ')}. ${countsOf(content, results)}`}
            </StatusLine>
            {isNone(isCompared, results) && (
              <Alert role="note" severity="info" icon={false}>
                <Typography variant="h3" component="h2">
                  {content.none.title}
                </Typography>
                <Typography gutterBottom>
                  {isFrozen(read.need) ? `${content.none.text} ${content.none.frozen}` : content.none.text}
                </Typography>
                <ButtonLink variant="primary" href={pathTo('contact') + inquiryQuery({ need: asked })}>
                  {content.none.action}
                </ButtonLink>
              </Alert>
            )}
            <section aria-labelledby="rules">
              <Typography variant="h4" component="h2" id="rules" gutterBottom>
                {content.rules.title}
              </Typography>
              <Rules>
                {read.need.goods && isBeyondStorage(read.need) && (
                  <li>
                    <strong>
                      <FiguresInText text={storageSays.beyond(read.need.goods.name, read.need.goods.storage)} />
                    </strong>
                  </li>
                )}
                {content.rules.items.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </Rules>
            </section>
            {isCompared ? (
              <FinderResults results={results} texts={content.results} need={read.need} query={asked} />
            ) : (
              <section aria-labelledby="presets">
                <Typography variant="h3" component="h2" id="presets" gutterBottom>
                  {content.presets.title}
                </Typography>
                <ChipLinks
                  links={goods.map(({ id, name, storage }) => ({
                    label: `${name}, ${formatTemperature(storage)}`,
                    href: `${path}?specimen=${id}#${RESULTS}`,
                  }))}
                />
              </section>
            )}
            <section aria-labelledby="chart">
              <Typography variant="h3" component="h2" id="chart" gutterBottom>
                {content.chart.title}
              </Typography>
              <Typography gutterBottom>{content.chart.intro}</Typography>
              <RangeChart
                texts={content.chart}
                ranges={candidates.flatMap(({ name, packOuts }) =>
                  packOuts.map((packOut) => ({
                    // Names without a range stand in a row, with commas between.
                    name: packOut.name
                      ? packOut.range
                        ? `${name}, ${packOut.name}`
                        : `${name} (${packOut.name})`
                      : name,
                    range: packOut.range,
                  })),
                )}
                need={
                  isCompared && read.need.range
                    ? {
                        range: neededInCelsius(read.need.range),
                        label: `${content.chart.need} ${formatTemperature(neededInCelsius(read.need.range))}`,
                      }
                    : undefined
                }
              />
            </section>
            {isCompared ? (
              <ButtonRow>
                {nearest.length > 1 && (
                  <ButtonLink variant="secondary" href={`${pathTo('compare')}?items=${nearest.join(',')}`}>
                    {content.need.sideBySide}
                  </ButtonLink>
                )}
                <ShareButton label={content.need.share} />
                <Button variant="secondary" onClick={() => window.print()}>
                  {content.need.print}
                </Button>
              </ButtonRow>
            ) : (
              <section aria-labelledby="all-coolers">
                <Typography variant="h3" component="h2" id="all-coolers" gutterBottom>
                  {content.results.title}
                </Typography>
                <Typography gutterBottom>{content.results.all}</Typography>
                <AllCoolers coolers={candidates} texts={content.results} />
              </section>
            )}
          </FinderStack>
        </FinderColumns>
      </PageBody>
    </>
  );
}

const isNone = (isCompared: boolean, results: readonly CoolerResult[]) =>
  isCompared && !results.some(({ verdict }) => verdict === 'match');

/** Whether what is needed stays below freezing. */
const isFrozen = ({ range }: Need) => range !== undefined && (neededInCelsius(range).max ?? 0) < 0;

const labelOf = ({ form }: ScreenContent['find'], field: NeedField) => form.fields[field].label;

/** How many coolers of each verdict there are, which is said once the results stand. */
function countsOf({ results: { counts }, none }: ScreenContent['find'], results: readonly CoolerResult[]): string {
  const count = (wanted: CoolerResult['verdict']) => results.filter(({ verdict }) => verdict === wanted).length;
  const matches = count('match');
  const first = matches === 0 ? none.title : `${matches} ${matches === 1 ? counts.matchOne : counts.matchMany}`;
  return `${first}; ${count('unknown')} ${counts.unknown}; ${count('fails')} ${counts.fails}.`;
}
