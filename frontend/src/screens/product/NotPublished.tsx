import { ButtonLink } from '../../components/Button';
import { Section, type Tone } from '../../components/Layout';
import { TopicList } from '../../components/TopicList';
import { productPage } from '../../content/product-page';
import type { ScreenProps } from '../props';

const { title, intro, ask } = productPage.notPublished;

interface Props {
  notPublished: ScreenProps<'product'>['page']['content']['notPublished'];
  tone: Tone;
}

/** What a buyer would look for in vain, said once, with one way to ask for all of it. */
export function NotPublished({ notPublished: { topics, href }, tone }: Props) {
  return (
    <Section id="not-published" title={title} intro={intro} tone={tone}>
      <TopicList
        topics={topics}
        action={
          <ButtonLink variant="secondary" href={href}>
            {ask}
          </ButtonLink>
        }
      />
    </Section>
  );
}
