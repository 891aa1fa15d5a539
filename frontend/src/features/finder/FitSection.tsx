import { type ComponentProps, Suspense } from 'react';
import { FormRoom } from '../../components/finder/FinderParts';
import { Section } from '../../components/Layout';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { fitTexts } from '../../content/fit-texts';
import { deferred } from '../../lib/deferred';
import { useHydrated } from '../../lib/useHydrated';
import { whenNear } from '../../lib/whenNear';

const ID = 'fit';

const FitCheck = deferred(
  () => import('./FitCheck'),
  () =>
    new Promise((settle) => {
      const section = document.getElementById(ID);
      if (section) whenNear(section, settle);
      else settle();
    }),
);

/** Leads to the same check over all coolers, until the form is here and where it cannot be had. */
const inFinder = <SiteLink href={pathTo('find')}>{fitTexts.inFinder}</SiteLink>;

/**
 * The check of a load on a cooler's page. A form that answers by script alone: it is not prerendered, which would cost
 * every visitor 2 kB, and comes when it is scrolled near.
 */
export function FitSection(props: ComponentProps<typeof FitCheck>) {
  const hydrated = useHydrated();
  return (
    <Section id={ID} title={fitTexts.title} intro={fitTexts.intro}>
      <FormRoom tall={props.goods.length > 0 && props.cooler.interior.length > 0}>
        <Suspense fallback={inFinder}>{hydrated ? <FitCheck {...props} /> : inFinder}</Suspense>
      </FormRoom>
    </Section>
  );
}
