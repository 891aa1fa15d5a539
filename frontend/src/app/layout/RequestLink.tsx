import { ButtonLink } from '../../components/Button';
import { pathTo } from '../../components/SiteLink';
import { countOf, useBasket } from '../../lib/requestBasket';
import { sections } from '../../routes/manifest';

/** A link to the inquiry form with the number of items in the request. */
export function RequestLink() {
  const count = countOf(useBasket());
  return (
    <ButtonLink href={pathTo('contact', sections.inquiryForm)}>
      <span>{`Request a Product${count > 0 ? ` (${count})` : ''}`}</span>
    </ButtonLink>
  );
}
