import Typography from '@mui/material/Typography';
import {
  PublishedFacts,
  Reasons,
  ResultCard,
  ResultHead,
  Results,
  Rules,
  Verdict as VerdictMark,
} from '../../components/finder/FinderParts';
import { SiteLink } from '../../components/SiteLink';
import type { Candidate } from '../../content/candidates';
import { listed, sentenceCase } from '../../content/facts/text';
import type { FinderScreenContent } from '../../content/finder-screen';
import { openingsSay } from '../../content/finder-sentences';
import { formatInBoth } from '../../domain/conversion';
import { formatQuantity } from '../../domain/quantities';
import { type CoolerResult, type Criterion, type PackOutResult, unitsOf, type Verdict } from './match';
import type { Need } from './need';
import { openQuestions } from './openQuestions';
import { RequestActions } from './RequestActions';

type Texts = FinderScreenContent['results'];

const verdicts = ['match', 'unknown', 'fails'] as const satisfies readonly Verdict[];

/** What decides on a pack-out that is not the cooler's nearest: the first thing that is not met. */
const deciding = ({ findings }: PackOutResult) =>
  findings.find(({ outcome }) => outcome === 'fails') ?? findings.find(({ outcome }) => outcome !== 'match');

const unpublished = ({ findings }: PackOutResult, criteria: Texts['criteria']) =>
  [...new Set(findings.flatMap(({ outcome, criterion }) => (outcome === 'unknown' ? [criterion] : [])))].map(
    (criterion: Criterion) => criteria[criterion],
  );

interface ResultProps {
  result: CoolerResult;
  texts: Texts;
  need: Need;
  /** The query of what is needed. */
  query: string;
}

function Result({ result: { cooler, verdict, packOuts }, texts, need, query }: ResultProps) {
  const [nearest, ...others] = packOuts;
  const units = unitsOf(cooler, need);
  // Nothing that was asked for is published: what is missing says it all.
  const isBlank = nearest.findings.every(({ outcome }) => outcome === 'unknown');
  const missing = verdict === 'unknown' ? unpublished(nearest, texts.criteria) : [];
  return (
    <ResultCard product={cooler.id} verdict={verdict}>
      <ResultHead>
        <Typography variant="h3" component="h4">
          <SiteLink href={cooler.path}>{cooler.name}</SiteLink>
          {nearest.packOut.name && `, ${nearest.packOut.name}`}
        </Typography>
        <VerdictMark verdict={verdict} label={isBlank ? texts.blank : texts.verdicts[verdict].one} />
      </ResultHead>
      {missing.length > 0 && (
        <Typography>
          <strong>
            {texts.exceptFor} {listed(missing)}.
          </strong>
        </Typography>
      )}
      {!isBlank && <Reasons reasons={nearest.findings} />}
      {!isBlank && verdict !== 'fails' && units.map(({ reason }) => <Typography key={reason}>{reason}</Typography>)}
      {others.length > 0 && verdict !== 'fails' && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {texts.otherPackOuts}
          </Typography>
          <Rules>
            {others.map((other) => (
              <li key={`${other.packOut.name}${other.packOut.range?.min}`}>
                {other.packOut.name && `${sentenceCase(other.packOut.name)}: `}
                {deciding(other)?.reason ?? texts.verdicts[other.verdict].one}
              </li>
            ))}
          </Rules>
        </div>
      )}
      {verdict !== 'fails' && (
        <RequestActions
          product={cooler.id}
          variant={nearest.packOut.name}
          ask={openQuestions([...nearest.findings, ...units], need)}
          need={query}
        />
      )}
    </ResultCard>
  );
}

interface Props {
  results: readonly CoolerResult[];
  texts: Texts;
  need: Need;
  /** The query of what is needed. */
  query: string;
}

/** Coolers by verdict, each with its reasons. */
export function FinderResults({ results, texts, need, query }: Props) {
  return verdicts.map((verdict) => {
    const found = results.filter((result) => result.verdict === verdict);
    return (
      found.length > 0 && (
        <section key={verdict} aria-labelledby={`verdict-${verdict}`}>
          <Typography variant="h3" id={`verdict-${verdict}`} gutterBottom>
            {texts.verdicts[verdict].title} ({found.length})
          </Typography>
          <Results>
            {found.map((result) => (
              <Result key={result.cooler.id} result={result} texts={texts} need={need} query={query} />
            ))}
          </Results>
        </section>
      )
    );
  });
}

/** Every cooler with what is published of it, before anything is asked. */
export function AllCoolers({ coolers, texts }: { coolers: readonly Candidate[]; texts: Texts }) {
  const { published, notPublished } = texts;
  const all = (values: readonly (string | undefined)[]) =>
    [...new Set(values.filter((value) => value !== undefined))].join(', ') || notPublished;
  return (
    <Results>
      {coolers.map(({ id, name, path, packOuts, openings }) => (
        <ResultCard key={id} product={id}>
          <Typography variant="h3">
            <SiteLink href={path}>{name}</SiteLink>
          </Typography>
          <PublishedFacts
            facts={[
              { label: published.range, value: all(packOuts.map(({ range }) => range && formatInBoth(range))) },
              {
                label: published.hours,
                value: all(packOuts.map(({ holdTime }) => holdTime && formatQuantity(holdTime))),
              },
              {
                label: published.openings,
                value: openings?.count
                  ? `${formatQuantity(openings.count)} ${openings.within}`
                  : openings
                    ? openingsSay.uncounted(openings)
                    : notPublished,
              },
            ]}
          />
        </ResultCard>
      ))}
    </Results>
  );
}
