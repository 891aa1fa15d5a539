import Typography from '@mui/material/Typography';
import { AddToRequest } from '../../components/AddToRequest';
import {
  Actions,
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
import { listed } from '../../content/facts/text';
import type { FinderScreenContent } from '../../content/finder-screen';
import { openingsSay } from '../../content/finder-sentences';
import { formatQuantity } from '../../content/quantities';
import { formatInBoth } from '../../content/units';
import type { CoolerResult, Criterion, PackOutResult, Verdict } from './match';

type Texts = FinderScreenContent['results'];

const verdicts = ['match', 'unknown', 'fails'] as const satisfies readonly Verdict[];

/** What decides on a pack-out that is not the cooler's nearest: the first thing that is not met. */
const deciding = ({ findings }: PackOutResult) =>
  findings.find(({ outcome }) => outcome === 'fails') ?? findings.find(({ outcome }) => outcome !== 'match');

const unpublished = ({ findings }: PackOutResult, criteria: Texts['criteria']) =>
  [...new Set(findings.flatMap(({ outcome, criterion }) => (outcome === 'unknown' ? [criterion] : [])))].map(
    (criterion: Criterion) => criteria[criterion],
  );

/** The cooler's variant that is nearest to the need, where it has several. */
const variantOf = ({ packOuts: [nearest] }: CoolerResult) => nearest.packOut.name;

interface ResultProps {
  result: CoolerResult;
  texts: Texts;
  /** Where this cooler is asked for, with what is needed. */
  requestHref: string;
  /** The query of what is needed. */
  need: string;
}

function Result({ result: { cooler, verdict, packOuts }, texts, requestHref, need }: ResultProps) {
  const [nearest, ...others] = packOuts;
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
      {others.length > 0 && verdict !== 'fails' && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {texts.otherPackOuts}
          </Typography>
          <Rules>
            {others.map((other) => (
              <li key={`${other.packOut.name}${other.packOut.range?.min}`}>
                {other.packOut.name && `${other.packOut.name}: `}
                {deciding(other)?.reason ?? texts.verdicts[other.verdict].one}
              </li>
            ))}
          </Rules>
        </div>
      )}
      {verdict !== 'fails' && (
        <Actions>
          <SiteLink href={requestHref}>{texts.request}</SiteLink>
          <AddToRequest product={cooler.id} variant={nearest.packOut.name} need={need} />
        </Actions>
      )}
    </ResultCard>
  );
}

interface Props {
  results: readonly CoolerResult[];
  texts: Texts;
  requestHref: (cooler: Candidate, variant?: string) => string;
  /** The query of what is needed. */
  need: string;
}

/** Coolers by verdict, each with its reasons. */
export function FinderResults({ results, texts, requestHref, need }: Props) {
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
              <Result
                key={result.cooler.id}
                result={result}
                texts={texts}
                requestHref={requestHref(result.cooler, variantOf(result))}
                need={need}
              />
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
