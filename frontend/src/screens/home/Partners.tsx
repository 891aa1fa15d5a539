import { Section } from '../../components/Layout';
import { MarkList } from '../../components/MarkList';
import type { Mark } from '../../content/pictures/marks';

/** The partners grid: neutral marks and roles, no brands. */
export function Partners({ title, intro, marks }: { title: string; intro: string; marks: readonly Mark[] }) {
  return (
    <Section id="partners" title={title} intro={intro}>
      <MarkList marks={marks} />
    </Section>
  );
}
