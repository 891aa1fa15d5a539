import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Checklist } from '../../components/Blocks';
import { CallsToAction } from '../../components/CallsToAction';
import { Container } from '../../components/Layout';
import { LinkLine } from '../../components/LinkLine';
import { Breadcrumbs } from '../../components/PageHeader';
import { Picture } from '../../components/Picture';
import { FiguresInText, Name } from '../../components/Ranges';
import { ShareButton } from '../../components/ShareButton';
import { TitledSection } from '../../components/TitledSection';
import type { Page } from '../../content/page';
import { productPage } from '../../content/product-page';
import { deferred } from '../../lib/startup/deferred';
import {
  Banner,
  Columns,
  FeatureCard,
  FeaturedRating,
  Figure,
  KeyFigures,
  LabelDots,
  Naming,
  Words,
} from './ui/ProductBanner';

/** Loaded only for products with a model. */
const ModelPicture = deferred(() => import('../../features/model/ModelPicture'));

/** The top of a product page: title, picture, Featured tag and rating, key features, main figures. */
export function ProductHero({ page }: { page: Page<'product'> }) {
  const { id, name, kind, summary, labels, rating, picture, model, glance, features, evidence } = page.content;
  const still = <Picture picture={picture} sizes="(min-width: 992px) min(36rem, 44.5vw), 92vw" eager />;
  return (
    <Banner>
      <Container>
        <Breadcrumbs trail={page.trail} />
        <Columns>
          <Naming>
            <p>{kind}</p>
            <Typography variant="h1" tabIndex={-1}>
              <Name text={name} />
            </Typography>
          </Naming>
          <Figure>
            {model ? (
              <Suspense fallback={still}>
                <ModelPicture product={id} model={model}>
                  {still}
                </ModelPicture>
              </Suspense>
            ) : (
              still
            )}
            <figcaption>
              <FeaturedRating rating={rating} />
              <span>{picture.caption}</span>
            </figcaption>
          </Figure>
          <Words>
            <p>
              <FiguresInText text={summary} />
            </p>
            <LabelDots labels={labels} />
            <KeyFigures {...glance} />
            <CallsToAction product={id} addable>
              <ShareButton label={productPage.share} quiet />
            </CallsToAction>
          </Words>
        </Columns>
        <FeatureCard
          component={TitledSection}
          id="features"
          headingId="key-features"
          title={productPage.features}
          tabIndex={-1}
        >
          <Checklist items={features} />
          {evidence.features && <LinkLine label={productPage.evidence} links={evidence.features} />}
        </FeatureCard>
      </Container>
    </Banner>
  );
}
