import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Section, type Tone } from '../../components/Layout';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { fitTexts } from '../../content/finder/fit-texts';
import { deferred } from '../../lib/startup/deferred';
import { markIncomplete } from '../../lib/startup/incomplete';
import { whenNear } from '../../lib/startup/whenNear';
import { askedBy } from './askedBy';
import { FormRoom } from './ui/FormRoom';

const FitCheck = deferred(() => import('./FitCheck'));

type Props = Omit<ComponentProps<typeof FitCheck>, 'takesFocus'>;

/** The form; until it has loaded, and where it fails to load, a link to the finder, which checks all coolers. */
function FormOrLink(props: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<{ readonly takesFocus: boolean }>();
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const show = () => setForm({ takesFocus: current.contains(document.activeElement) });
    return whenNear(current, () => void FitCheck.preload().then(show, markIncomplete));
  }, []);
  return (
    <FormRoom ref={room} tall={props.goods.length > 0 && props.cooler.interior.length > 0}>
      {form ? <FitCheck {...props} {...form} /> : <SiteLink href={pathTo('find')}>{fitTexts.inFinder}</SiteLink>}
    </FormRoom>
  );
}

/** The load check on a cooler's page. It needs a script, so it is not prerendered (2 kB), and loads when it is near. */
export function FitSection({ tone, ...props }: Props & { tone: Tone }) {
  return (
    <Section id="fit" title={fitTexts.title} intro={fitTexts.intro[askedBy(props.cooler, props.goods)]} tone={tone}>
      <FormOrLink {...props} />
    </Section>
  );
}
