import { shell } from 'virtual:shell';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { Page } from '../../content/page';
import { hasStored } from '../../features/forms/storageKeys';
import { deferredForm } from '../../features/forms/ui/deferredForm';
import { useFollowedLinks } from '../../features/inquiry/followedLinks';
import { basketItems } from '../../lib/requestBasket';
import { sections } from '../../routes/manifest';
import { ContactCard, ContactCards } from './ui/ContactCards';

const InquiryForm = deferredForm(
  `#${sections.inquiryForm} form`,
  () => import('../../features/inquiry/InquiryForm'),
  () => hasStored('inquiry', 'handover', 'links') || basketItems().length > 0 || window.location.search !== '',
);

const { site } = shell;
const ways = {
  address: { icon: 'pin', value: site.address, href: site.mapUrl },
  phone: { icon: 'phone', value: site.phone, href: site.phoneHref },
  email: { icon: 'mail', value: site.email, href: site.emailHref },
} as const;

/** Contact Us (section 2): three contact cards and a video link, the inquiry form. */
export default function ContactScreen({ page }: { page: Page<'contact'> }) {
  const { title, intro, cards, form, video } = page.content;
  useFollowedLinks();
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <ContactCards>
        {cards.map(({ id, title, text, action }) => (
          <ContactCard key={id} titleId={`contact-${id}`} icon={ways[id].icon} title={title} text={text}>
            <SiteLink href={ways[id].href}>
              {ways[id].value}
              <VisuallyHidden>. {action}</VisuallyHidden>
            </SiteLink>
          </ContactCard>
        ))}
        <ContactCard titleId="video" icon="play" title={video.title} text={video.text}>
          <SiteLink href={site.videoUrl}>{video.label}</SiteLink>
        </ContactCard>
      </ContactCards>
      <Section
        id={sections.inquiryForm}
        title={form.title}
        intro={
          <>
            {form.intro} <SiteLink href={pathTo('faqs', sections.ordering)}>{form.ordering}</SiteLink>
          </>
        }
        tone="soft"
      >
        <InquiryForm catalogue={page.content} />
      </Section>
    </>
  );
}
