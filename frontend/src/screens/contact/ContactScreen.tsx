import { shell } from 'virtual:shell';
import { Suspense } from 'react';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { Page } from '../../content/page';
import { hasStored } from '../../features/forms/storageKeys';
import { FormPending } from '../../features/forms/ui/FormPending';
import { whenNeeded } from '../../features/forms/whenNeeded';
import { useFollowedLinks } from '../../features/inquiry/followedLinks';
import { basketItems } from '../../lib/requestBasket';
import { deferred } from '../../lib/startup/deferred';
import { sections } from '../../routes/manifest';
import { ContactCard, ContactCards } from './ui/ContactCards';

const formSelector = `#${sections.inquiryForm} form`;

const InquiryForm = deferred(
  () => import('../../features/inquiry/InquiryForm'),
  () =>
    whenNeeded(
      document.querySelector(formSelector),
      hasStored('inquiry', 'handover', 'links') || basketItems().length > 0 || window.location.search !== '',
    ),
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
        <Suspense fallback={<FormPending form={formSelector} preload={InquiryForm.preload} />}>
          <InquiryForm catalogue={page.content} />
        </Suspense>
      </Section>
    </>
  );
}
