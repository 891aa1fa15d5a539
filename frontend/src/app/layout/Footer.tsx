import { shell } from 'virtual:shell';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Icon } from '../../components/Icon';
import { Container } from '../../components/Layout';
import { SiteLink } from '../../components/SiteLink';
import { imageCredit } from '../../content/pictures/picture';
import type { MenuLink } from '../../routes/shell';
import { MenuLinks } from './MenuLinks';
import { FooterBand, FooterColumns, FooterCompany, FooterEnd } from './ui/FooterBand';
import { Logo } from './ui/Logo';

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <Typography variant="overline" component="h2">
        {title}
      </Typography>
      <MenuLinks links={links} />
    </nav>
  );
}

/** The shared footer (section 2): address, phone, e-mail, quick, product, cooler and accessory links, policies. */
export const Footer = memo(function Footer() {
  const { site, footer } = shell;
  return (
    <FooterBand>
      <Container>
        <FooterColumns>
          <FooterCompany>
            <Logo onNavy />
            <address>
              <SiteLink href={site.mapUrl}>
                <Icon name="pin" />
                {` ${site.address}`}
              </SiteLink>
              <SiteLink href={site.phoneHref}>
                <Icon name="phone" />
                {` ${site.phone}`}
              </SiteLink>
              <SiteLink href={site.emailHref}>
                <Icon name="mail" />
                {` ${site.email}`}
              </SiteLink>
            </address>
            <Typography variant="body2">
              A division of a cooler manufacturer. <SiteLink href={site.parentUrl}>{site.parentLabel}</SiteLink>
            </Typography>
          </FooterCompany>
          <Column title="Quick links" links={footer.quick} />
          <Column title="Products" links={footer.products} />
          <Column title="Coolers" links={footer.coolers} />
          <Column title="Accessories" links={footer.accessories} />
        </FooterColumns>
        <Divider />
        <FooterEnd>
          <Typography variant="body2">{`© ${site.copyrightYear} ${site.name}`}</Typography>
          <MenuLinks
            links={[...footer.policies, { label: 'Open-source licenses', href: '/third-party-licenses.txt' }]}
          />
          <Typography variant="caption">{imageCredit}</Typography>
        </FooterEnd>
      </Container>
    </FooterBand>
  );
});
