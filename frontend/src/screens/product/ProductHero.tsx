import { Suspense } from 'react';
import { Checklist } from '../../components/Blocks';
import { CallsToAction } from '../../components/CallsToAction';
import { LinkLine } from '../../components/LinkLine';
import { Picture } from '../../components/Picture';
import { ShareButton } from '../../components/ShareButton';
import { productPage } from '../../content/product-page';
import type { ModelPictureProps } from '../../features/model/ModelPicture';
import { deferred } from '../../lib/startup/deferred';
import type { ScreenProps } from '../props';
import { FeatureCard } from './ui/FeatureCard';
import { KeyFigures } from './ui/KeyFigures';
import { LabelDots } from './ui/LabelDots';
import { ProductBanner } from './ui/ProductBanner';
import { FeaturedRating } from './ui/Rating';

/** Loaded only for products with a model. */
const ModelPicture = deferred<ModelPictureProps>(async () => ({
  default: (await import('../../features/model/ModelPicture')).ModelPicture,
}));

/** The top of a product page: title, picture, Featured tag and rating, key features, main figures. */
export function ProductHero({ page }: ScreenProps<'product'>) {
  const { id, name, kind, summary, labels, rating, picture, model, glance, features, evidence } = page.content;
  const still = <Picture picture={picture} sizes="(min-width: 992px) min(36rem, 44.5vw), 92vw" eager />;
  return (
    <ProductBanner
      trail={page.trail}
      kind={kind}
      name={name}
      summary={summary}
      picture={
        model ? (
          <Suspense fallback={still}>
            <ModelPicture product={id} model={model}>
              {still}
            </ModelPicture>
          </Suspense>
        ) : (
          still
        )
      }
      caption={
        <>
          <FeaturedRating rating={rating} />
          <span>{picture.caption}</span>
        </>
      }
      below={
        <FeatureCard id="features" headingId="key-features" title={productPage.features}>
          <Checklist items={features} />
          {evidence.features && <LinkLine label={productPage.evidence} links={evidence.features} />}
        </FeatureCard>
      }
    >
      <LabelDots labels={labels} />
      <KeyFigures {...glance} />
      <CallsToAction product={id} addable />
      <ShareButton label={productPage.share} quiet />
    </ProductBanner>
  );
}
