import { CallToActionBand } from '../../components/Blocks';
import { LinkLine } from '../../components/LinkLine';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { ChipLinks } from '../../components/search/Chips';
import { RecordGroups, RecordPart } from '../../components/sections/RecordGroups';
import { Rules } from '../../features/finder/ui/FinderParts';
import type { ScreenProps } from '../props';

/** Which part belongs to which cooler, by cooler and by part. */
export function PartsScreen({ page }: ScreenProps<'parts'>) {
  const { title, intro, onThisPage, rules, groups, others, byPart, pages, callToAction } = page.content;
  const jumps = [...groups, others, byPart];
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro}>
        <nav aria-label={onThisPage}>
          <ChipLinks links={jumps.map((jump) => ({ label: jump.title, href: `#${jump.id}` }))} />
        </nav>
      </PageHeader>
      <PageBody roomy>
        <RecordPart id="rules" title={rules.title}>
          <Rules>
            {rules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Rules>
        </RecordPart>
        <RecordGroups groups={groups} />
        <RecordPart id={others.id} title={others.title} intro={others.intro}>
          <LinkLine links={others.links} />
        </RecordPart>
        <RecordPart id={byPart.id} title={byPart.title}>
          <LinkLine links={byPart.links} />
          <LinkLine label={pages.label} links={pages.links} />
        </RecordPart>
      </PageBody>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm />
    </>
  );
}
