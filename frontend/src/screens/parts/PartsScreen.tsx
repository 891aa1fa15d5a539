import { CallToActionBand } from '../../components/Blocks';
import { LinkLine } from '../../components/LinkLine';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { PartLinks } from '../../components/search/Chips';
import { RecordGroups, RecordPart, RecordRules } from '../../components/sections/RecordGroups';
import type { Page } from '../../content/page';

/** Which part belongs to which cooler, by cooler and by part. */
export default function PartsScreen({ page }: { page: Page<'parts'> }) {
  const { title, intro, onThisPage, rules, groups, others, byPart, pages, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro}>
        <PartLinks label={onThisPage} parts={[...groups, others, byPart]} />
      </PageHeader>
      <PageBody roomy>
        <RecordRules {...rules} />
        <RecordGroups groups={groups} />
        <RecordPart id={others.id} title={others.title} intro={others.intro} linksOnly>
          <LinkLine links={others.links} />
        </RecordPart>
        <RecordPart id={byPart.id} title={byPart.title} linksOnly>
          <LinkLine links={byPart.links} />
          <LinkLine label={pages.label} links={pages.links} />
        </RecordPart>
      </PageBody>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm />
    </>
  );
}
