import { shell } from 'virtual:shell';
import { Suspense } from 'react';
import { ButtonLink } from '../../components/Button';
import { deferred } from '../../components/deferred';
import { Icon, type IconName } from '../../components/Icon';
import { Container, Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { SiteLink } from '../../components/SiteLink';
import { whenNeeded } from '../../features/inquiry/whenNeeded';
import type { ScreenProps } from '../screen';
import styles from './ContactScreen.module.css';

const FORM_SECTION = 'contact-us-form';

const InquiryForm = deferred(
  () => import('../../features/inquiry/InquiryForm'),
  () => whenNeeded(document.querySelector(`#${FORM_SECTION} form`)),
);

const { site } = shell;
const ways: Readonly<Record<string, { icon: IconName; value: string; href: string }>> = {
  address: { icon: 'pin', value: site.address, href: site.mapUrl },
  phone: { icon: 'phone', value: site.phone, href: site.phoneHref },
  email: { icon: 'mail', value: site.email, href: site.emailHref },
};

/** Contact Us (section 2): three contact cards, the inquiry form, a video link. */
export function ContactScreen({ page }: ScreenProps<'contact'>) {
  const { title, intro, cards, form, video } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Container className={styles.cards}>
        {cards.map((card) => {
          const way = ways[card.id];
          return (
            way && (
              <section key={card.id} className={styles.card} aria-labelledby={`contact-${card.id}`}>
                <Icon name={way.icon} size={28} />
                <h2 id={`contact-${card.id}`}>{card.title}</h2>
                <p>{card.text}</p>
                <SiteLink href={way.href}>
                  {way.value}
                  <span className="visually-hidden">. {card.action}</span>
                </SiteLink>
              </section>
            )
          );
        })}
      </Container>
      <Section id={FORM_SECTION} title={form.title} intro={form.intro} tone="soft">
        <Suspense fallback={null}>
          <InquiryForm />
        </Suspense>
      </Section>
      <Section id="video" title={video.title} intro={video.text}>
        <ButtonLink variant="secondary" href={site.videoUrl}>
          <Icon name="play" /> {video.label}
        </ButtonLink>
      </Section>
    </>
  );
}
