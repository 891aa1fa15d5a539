import { CallToActionBand } from '../../components/Blocks';
import { LinkLine } from '../../components/LinkLine';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { ChipLinks } from '../../components/search/Chips';
import { FileList } from '../../components/sections/FileList';
import { RecordGroups, RecordPart } from '../../components/sections/RecordGroups';
import { Rules } from '../../features/finder/ui/FinderParts';
import type { ScreenProps } from '../props';

/** What the site states about tests and qualifications: a table for each product, a row for each claim. */
export function EvidenceScreen({ page }: ScreenProps<'evidence'>) {
  const { title, intro, rules, words, onThisPage, groups, summaries, files, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro}>
        <nav aria-label={onThisPage}>
          <ChipLinks links={groups.map((group) => ({ label: group.title, href: `#${group.id}` }))} />
        </nav>
      </PageHeader>
      <PageBody roomy>
        <RecordPart id="rules" title={rules.title}>
          <Rules>
            {rules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Rules>
          <LinkLine label={words.label} links={words.links} />
        </RecordPart>
        <RecordGroups groups={groups} />
        <RecordPart id="summaries" title={summaries.title} intro={summaries.intro}>
          <FileList files={files} />
        </RecordPart>
      </PageBody>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm />
    </>
  );
}
