import { Section } from '../../components/Layout';
import { Points } from '../../components/sections/Points';
import type { ScreenContent } from '../../content/screen-content';

/** Home's four reasons. */
export function WhyChooseUs({ title, features }: ScreenContent['home']['whyChooseUs']) {
  return (
    <Section id="why-choose-us" title={title} tone="soft">
      <Points items={features} />
    </Section>
  );
}
