import { Section } from '../../components/Layout';
import type { Mark } from '../../content/pictures/marks';
import { MarkList } from './ui/MarkList';

/** The partners grid: neutral marks and roles, no brands. */
export function Partners({ title, intro, marks }: { title: string; intro: string; marks: readonly Mark[] }) {
  return (
    <Section id="partners" title={title} intro={intro}>
      <MarkList marks={marks} />
    </Section>
  );
}
