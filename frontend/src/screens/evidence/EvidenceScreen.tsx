import { CallToActionBand } from '../../components/Blocks';
import { LinkLine } from '../../components/LinkLine';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { PartLinks } from '../../components/search/Chips';
import { FileList } from '../../components/sections/FileList';
import { RecordGroups, RecordPart, RecordRules } from '../../components/sections/RecordGroups';
import type { Page } from '../../content/page';

/** What the site states about tests and qualifications: a table for each product, a row for each claim. */
export default function EvidenceScreen({ page }: { page: Page<'evidence'> }) {
  const { title, intro, rules, words, onThisPage, groups, summaries, files, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro}>
        <PartLinks label={onThisPage} parts={groups} />
      </PageHeader>
      <PageBody roomy>
        <RecordRules {...rules}>
          <LinkLine label={words.label} links={words.links} />
        </RecordRules>
        <RecordGroups groups={groups} />
        <RecordPart id="summaries" title={summaries.title} intro={summaries.intro}>
          <FileList files={files} />
        </RecordPart>
      </PageBody>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm />
    </>
  );
}
