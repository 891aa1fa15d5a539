import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Fragment, memo, startTransition, useEffect, useState } from 'react';
import { Picture } from '../../components/Picture';
import { FiguresInText, Ranges } from '../../components/Ranges';
import { Rules } from '../../components/Rules';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { TitledSection } from '../../components/TitledSection';
import { sentenceCase } from '../../content/facts/text';
import { type FinderScreenContent, openingsText, sentenceOf } from '../../content/finder/finder';
import type { ScreenContent } from '../../content/screen-content';
import { inquiryQuery } from '../../domain/inquiry/query';
import type { Need } from '../../domain/need';
import {
  type CoolerResult,
  type Finding,
  isBlank,
  isByRequest,
  unitsOf,
  verdicts,
  worstFirst,
} from '../../domain/verdict';
import type { RouteId } from '../../routes/manifest';
import { RequestActions } from './RequestActions';
import { PublishedFacts, Reasons, ResultCard, ResultHead, Results } from './ui/FinderParts';

type Texts = FinderScreenContent['results'];

type Pictures = ScreenContent['find']['pictures'];

interface Asked {
  texts: Texts;
  pictures: Pictures;
  need: Need;
  query: string;
}

const pictureOf = (id: RouteId, { [id]: picture }: Pictures) =>
  picture && <Picture picture={picture} sizes="(min-width: 576px) 7.5rem, 4.5rem" />;

/** How many ruled out coolers are shown as cards where all are ruled out. */
const NEAREST = 3;

/** How many items of a long list are rendered at once. */
const PART = 20;

/** The first items of a list, then more in a transition each, so that an input is answered before all are rendered. */
function useParts<T>(items: readonly T[]): readonly T[] {
  const [count, setCount] = useState(PART);
  useEffect(() => {
    if (count < items.length) startTransition(() => setCount(count + PART));
  }, [count, items.length]);
  return items.slice(0, count);
}

const reasonsOf = (findings: readonly Finding[]) =>
  worstFirst(findings).map((finding) => ({ outcome: finding.outcome, reason: sentenceOf(finding) }));

const nameOf = ({ cooler, packOuts: [{ packOut }] }: CoolerResult) => (
  <>
    <SiteLink href={cooler.path}>{cooler.name}</SiteLink>
    {packOut.name && `, ${packOut.name}`}
  </>
);

const Result = memo(function Result({ result, texts, pictures, need, query }: Asked & { result: CoolerResult }) {
  const { cooler, verdict, packOuts } = result;
  const [nearest, ...others] = packOuts;
  const units = verdict === 'fails' ? [] : unitsOf(cooler, need);
  const reasons = reasonsOf(nearest.findings);
  const isShown = ({ reason }: (typeof reasons)[number]) => reasons.some((shown) => shown.reason === reason);
  const alternatives = others
    .filter((other) => other.verdict !== 'fails')
    .map(({ packOut, findings }) => {
      const own = reasonsOf(findings);
      return { packOut, reason: own.find((each) => !isShown(each)) ?? own[0] };
    })
    // Pack-outs without a name can differ in nothing that was asked.
    .filter(({ packOut, reason }) => packOut.name || (reason && !isShown(reason)));
  return (
    <ResultCard component="li" data-product={cooler.id} data-verdict={verdict}>
      {pictureOf(cooler.id, pictures)}
      <ResultHead>
        <Typography variant="h3">{nameOf(result)}</Typography>
        {/* The heading of the nearest does not say it, those of the other cards do. */}
        {verdict === 'fails' && <Chip component="span" label={texts.ruledOut} />}
      </ResultHead>
      <Reasons reasons={reasons} />
      {units.map((finding) => (
        <Typography key={finding.unit.id}>
          <FiguresInText text={sentenceOf(finding)} />
        </Typography>
      ))}
      {alternatives.length > 0 && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {texts.otherPackOuts}
          </Typography>
          <Rules>
            {alternatives.map(({ packOut, reason }) => (
              <li key={`${packOut.name}${packOut.range?.min}`}>
                {packOut.name && `${sentenceCase(packOut.name)}: `}
                {reason?.reason}
              </li>
            ))}
          </Rules>
        </div>
      )}
      <RequestActions
        product={cooler.id}
        variant={nearest.packOut.name}
        about={[cooler.name, nearest.packOut.name].filter(Boolean).join(', ')}
        verdict={verdict}
        findings={[...nearest.findings, ...units]}
        need={query}
      />
    </ResultCard>
  );
});

/** A cooler with a sentence for every figure that rules it out. */
const RuledOutLine = memo(function RuledOutLine({ result }: { result: CoolerResult }) {
  const shortcomings = result.packOuts[0].findings.filter(({ outcome }) => outcome === 'fails');
  return (
    <li data-product={result.cooler.id} data-verdict={result.verdict}>
      <strong>{nameOf(result)}</strong>
      {' – '}
      <FiguresInText text={shortcomings.map(sentenceOf).join(' ')} />
    </li>
  );
});

function Names({ text, results }: { text: string; results: readonly CoolerResult[] }) {
  if (results.length === 0) return null;
  const names = results.map(({ cooler: { id, name, path }, verdict }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <span data-product={id} data-verdict={verdict}>
        <SiteLink href={path}>{name}</SiteLink>
      </span>
    </Fragment>
  ));
  return (
    <>
      {text} {names}.{' '}
    </>
  );
}

/** A closing line for coolers that publish none of the needed figures, with a link that asks for them. */
function ClosingLine({ results, texts, query }: Pick<Asked, 'texts' | 'query'> & { results: readonly CoolerResult[] }) {
  const products = results.map(({ cooler }) => cooler.id);
  return (
    <Typography>
      <Names text={texts.byRequest} results={results.filter(({ cooler }) => isByRequest(cooler))} />
      <Names text={texts.open} results={results.filter(({ cooler }) => !isByRequest(cooler))} />
      <SiteLink href={pathTo('contact') + inquiryQuery({ products, need: query })}>{texts.askForThem}</SiteLink>
    </Typography>
  );
}

interface Props extends Asked {
  results: readonly CoolerResult[];
}

function Group({ id, title, results, ...asked }: Props & { id: string; title: string }) {
  const shown = useParts(results);
  if (results.length === 0) return null;
  return (
    <TitledSection headingId={id} title={title} variant="h3" heading="h2" gutterBottom>
      {id === 'verdict-fails' ? (
        <Rules>
          {shown.map((result) => (
            <RuledOutLine key={result.cooler.id} result={result} />
          ))}
        </Rules>
      ) : (
        <Results>
          {shown.map((result) => (
            <Result key={result.cooler.id} result={result} {...asked} />
          ))}
        </Results>
      )}
    </TitledSection>
  );
}

/** Coolers by verdict, each with its reasons. Where all are ruled out, the nearest come first. */
export function FinderResults({ results, ...asked }: Props) {
  const { texts } = asked;
  const answering = results.filter((result) => !isBlank(result));
  const blank = results.filter(isBlank);
  const isShort = answering.every(({ verdict }) => verdict === 'fails');
  const nearest = isShort ? answering.slice(0, NEAREST) : [];
  const others = answering.filter((result) => !nearest.includes(result));
  return (
    <>
      <Group id="nearest" title={texts.nearest} results={nearest} {...asked} />
      {verdicts.map((verdict) => {
        const ofVerdict = others.filter((result) => result.verdict === verdict);
        const title = `${texts.verdicts[verdict].title} (${ofVerdict.length})`;
        return <Group key={verdict} id={`verdict-${verdict}`} title={title} results={ofVerdict} {...asked} />;
      })}
      {blank.length > 0 && <ClosingLine results={blank} {...asked} />}
    </>
  );
}

/** Every cooler with its published figures, while there is no need to compare them with. */
export function AllCoolers({ candidates, figures, pictures, results: texts }: ScreenContent['find']) {
  const { published } = texts;
  return (
    <Results>
      {candidates.map((cooler) => {
        const { id, name, path, openings } = cooler;
        const facts = [
          { label: published.range, value: figures[id]?.range },
          { label: published.hours, value: figures[id]?.holdTime },
          { label: published.openings, value: openings ? sentenceCase(openingsText(openings)) : '' },
        ].flatMap(({ label, value }) => (value ? { label, value: <Ranges text={value} /> } : []));
        return (
          <ResultCard key={id} component="li" data-product={id}>
            {pictureOf(id, pictures)}
            <Typography variant="h3" component="h2">
              <SiteLink href={path}>{name}</SiteLink>
            </Typography>
            {facts.length > 0 ? <PublishedFacts facts={facts} /> : <Typography>{texts.rangeByRequest}</Typography>}
          </ResultCard>
        );
      })}
    </Results>
  );
}
