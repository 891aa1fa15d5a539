import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink, ButtonRow } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { NoScriptNote } from '../../components/NoScriptNote';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { FiguresInText } from '../../components/Ranges';
import { Rules } from '../../components/Rules';
import { ShareButton } from '../../components/ShareButton';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { StatusLine } from '../../components/search/StatusLine';
import { TitledSection } from '../../components/TitledSection';
import { useUnread } from '../../components/Unread';
import { beyondStorage } from '../../content/finder/finder';
import { celsiusWords, neededInCelsius, needWords } from '../../content/finder/need-words';
import type { Page } from '../../content/page';
import { MAX_COMPARED } from '../../domain/cooler';
import { inquiryQuery } from '../../domain/inquiry/query';
import { isAsked, type Need, type NeedField, queryOf, readNeed } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { type CoolerResult, compare, isBlank, reachesBeyond, verdicts } from '../../domain/verdict';
import { bandOn, scaleFor, stretchOf, temperatureFrame } from '../../features/drawings/scale';
import { type Reference, ScaleDrawing } from '../../features/drawings/ui/ScaleDrawing';
import { RESULTS_ID } from '../../features/finder/entered';
import { FinderForm } from '../../features/finder/FinderForm';
import { AllCoolers, FinderResults } from '../../features/finder/FinderResults';
import { BesideForm, FinderColumns, FinderStack, More } from '../../features/finder/ui/FinderParts';
import { useAfterHydration } from '../../lib/useHydrated';

type Content = Page<'find'>['content'];

/** The anchor of the list of all coolers. */
const ALL_ID = 'all-coolers';

/** The finder: `/find?min=2&max=8&hours=10` compares the published figures of every cooler with a need. */
export default function FindScreen({ page }: { page: Page<'find'> }) {
  const { content } = page;
  const { candidates, goods } = content;
  const { search, hash } = useLocation();
  // The prerendered page has neither a query nor a hash.
  const query = useAfterHydration(search, '');
  const isSubmitted = useAfterHydration(hash === `#${RESULTS_ID}`, false);
  const read = useMemo(() => readNeed(new URLSearchParams(query), goods), [query, goods]);
  const faults = Object.keys(read.errors) as NeedField[];
  const isCompared = faults.length === 0 && isAsked(read.need);
  const results = isCompared ? compare(candidates, read.need) : [];
  const words = needWords(read.need);
  const counts = countsOf(content, results);
  // The verdicts are rendered before it.
  const charted = useDeferredValue(isCompared ? read.need : undefined);
  const isNone = isCompared && !results.some(({ verdict }) => verdict === 'match');
  const asked = queryOf(read.values);

  return (
    <>
      <PageHeader trail={page.trail} title={content.title} lead={content.intro}>
        <NoScriptNote>{content.withoutScript}</NoScriptNote>
      </PageHeader>
      <PageBody>
        <FinderColumns>
          <SiteLink href={`#${isCompared ? RESULTS_ID : ALL_ID}`}>
            <span>{isCompared ? `${counts[0]}: ${content.results.see}` : content.results.all}</span>
            <Icon name="chevron" />
          </SiteLink>
          <FinderForm texts={content} goods={goods} read={read} isOfAddress={query === search} />
          <FinderStack id={RESULTS_ID} tabIndex={-1} data-none={isNone || undefined} {...useUnread()}>
            <StatusLine>
              {faults.length > 0
                ? `${content.faulty} ${faults.map((field) => content.form.fields[field].label).join(', ')}.`
                : isCompared
                  ? `${content.need.title}: ${words.join(', ')}. ${counts.join('; ')}.`
                  : (isSubmitted || asked !== '') && content.nothing}
            </StatusLine>
            {isNone && <NoMatch texts={content.none} results={results} query={asked} />}
            {isCompared && <Results key={asked} content={content} need={read.need} results={results} query={asked} />}
            <PublishedRanges content={content} need={charted} />
            {!isCompared && (
              <More>
                <summary id={ALL_ID}>{content.results.all}</summary>
                <AllCoolers {...content} />
              </More>
            )}
          </FinderStack>
        </FinderColumns>
      </PageBody>
    </>
  );
}

interface ResultsProps {
  content: Content;
  need: Need;
  results: readonly CoolerResult[];
  query: string;
}

function NoMatch({ texts, results, query }: Omit<ResultsProps, 'content' | 'need'> & { texts: Content['none'] }) {
  const remaining = results.filter((result) => result.verdict !== 'fails' && !isBlank(result));
  const kind = remaining.some(({ verdict }) => verdict === 'confirm') ? 'confirm' : remaining[0] ? 'open' : 'short';
  return (
    <Alert role="note" severity="info" icon={false}>
      <Typography variant="h3" component="h2">
        {texts.title}
      </Typography>
      <Typography>{texts[kind]}</Typography>
      <ButtonLink variant="primary" href={pathTo('contact') + inquiryQuery({ need: query })}>
        {texts.action}
      </ButtonLink>
    </Alert>
  );
}

function Results({ content, need, results, query }: ResultsProps) {
  const { rules } = content;
  const { goods, range } = need;
  const nearest = results
    .filter((result) => result.verdict !== 'fails' && !isBlank(result))
    .slice(0, MAX_COMPARED)
    .map(({ cooler }) => cooler.id);
  return (
    <>
      <FinderResults results={results} texts={content.results} pictures={content.pictures} need={need} query={query} />
      <ButtonRow>
        {nearest.length > 1 && (
          <ButtonLink variant="secondary" href={`${pathTo('compare')}?items=${nearest.join(',')}&${query}`}>
            {content.need.sideBySide}
          </ButtonLink>
        )}
        <ShareButton label={content.need.share} />
        <Button variant="secondary" onClick={() => window.print()}>
          {content.need.print}
        </Button>
      </ButtonRow>
      {/* Explains the verdicts above. */}
      <TitledSection headingId="rules" title={rules.title} variant="h4" heading="h2" gutterBottom>
        <Rules>
          {goods && range && reachesBeyond(range, goods.storage) && (
            <li>
              <strong>
                <FiguresInText text={beyondStorage(goods)} />
              </strong>
            </li>
          )}
          {rules.items.map((rule) => (
            <li key={rule}>
              <FiguresInText text={rule} />
            </li>
          ))}
        </Rules>
      </TitledSection>
    </>
  );
}

/** The number of coolers of each verdict, the best first. Coolers without figures are not counted. */
function countsOf({ results: { verdicts: texts, matchOne }, none }: Content, results: readonly CoolerResult[]) {
  const answering = results.filter((result) => !isBlank(result));
  return verdicts.flatMap((verdict) => {
    const count = answering.filter((result) => result.verdict === verdict).length;
    if (verdict === 'match' && count < 2) return count === 0 ? none.title : `1 ${matchOne}`;
    return count === 0 ? [] : `${count} ${texts[verdict].count}`;
  });
}

/** All published ranges on one scale, with the needed one. */
const PublishedRanges = memo(function PublishedRanges({ content, need }: { content: Content; need: Need | undefined }) {
  const { chart, candidates } = content;
  const needed = need?.range && neededInCelsius(need.range);
  const ranges = candidates.flatMap(({ name, packOuts }) =>
    packOuts.flatMap((packOut) =>
      packOut.range ? [{ name: packOut.name ? `${name}, ${packOut.name}` : name, range: packOut.range }] : [],
    ),
  );
  const scale = scaleFor([...ranges.map(({ range }) => range), ...(needed ? [needed] : [])], temperatureFrame);
  const rows = ranges.map(({ name, range }) => ({
    value: formatTemperature(range),
    label: name,
    mark: bandOn(scale, range),
  }));
  const references: Reference[] = needed
    ? [{ color: 'need', label: `${chart.need} ${celsiusWords(need.range)}`, ...stretchOf(scale, needed) }]
    : [];
  return (
    <BesideForm
      isAlone={need === undefined}
      headingId="chart"
      title={chart.title}
      variant="h3"
      heading="h2"
      gutterBottom
    >
      <Typography gutterBottom>{chart.intro}</Typography>
      <ScaleDrawing
        sentence={`${chart.sentence}: ${rows.map(({ label, value }) => `${label} ${value}`).join('; ')}.`}
        scale={scale}
        unit="°C"
        rows={rows}
        references={references}
      />
    </BesideForm>
  );
});
