import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import { preload } from 'react-dom';
import type { DecorativePicture, PictureData } from '../content/screen-content';

const Frame = styled('picture')(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '& img': {
    width: '100%',
    // The backdrop that every picture shares.
    backgroundColor: theme.vars.palette.background.studio,
    // The light backdrop must not glare in the dark scheme.
    ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
  },
}));

/** Holds a picture with its preview below it; `data-picture` is for the styles of what contains it. */
const Layers = styled('span')({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '& picture, & picture img': { position: 'relative', backgroundColor: 'transparent' },
});

/** Where the crop for upright phones is shown, and where the other. */
const phones = '(max-width: 575.98px)';
const widerThanPhones = '(min-width: 576px)';

const PreviewLayer = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  backgroundColor: theme.vars.palette.background.studio,
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [`@media ${phones}`]: { '& img:nth-of-type(2)': { display: 'none' } },
  [`@media ${widerThanPhones}`]: { '& img:nth-last-of-type(2)': { display: 'none' } },
}));

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  width: '100%',
  height: 'auto',
  color: vars.palette.accent.light,
  background: `linear-gradient(160deg, ${vars.palette.background.soft}, ${vars.palette.background.strong})`,
}));

interface Props {
  /** Decorative if it has no description. */
  picture: PictureData | DecorativePicture;
  /** Another crop, for upright phones. */
  tall?: PictureData | undefined;
  /** The picture's width in the layout, as in the HTML attribute. */
  sizes: string;
  /** Loads at once and with high priority, for the picture of the first view; others load lazily. */
  eager?: boolean;
}

/** A line drawing in the pictures' format, for a product that has not been rendered yet. */
function Standin({ width, height, alt }: { width: number; height: number; alt: string }) {
  return (
    <Drawing
      width={width}
      height={height}
      viewBox="0 0 400 300"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt || undefined}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round">
        <path d="M128 118h144v104a10 10 0 0 1-10 10H138a10 10 0 0 1-10-10z" />
        <path d="M118 90h164v28H118z" />
        <path d="M164 90V74a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v16" />
        <path d="M190 110h20v22h-20zM152 164h96v40h-96z" />
      </g>
    </Drawing>
  );
}

const Previews = createContext<Readonly<Record<string, string>>>({});

/** Provides the previews of pictures, by id: AVIF in base64. Only the renderer has them, the browser gets them as HTML. */
export const PicturePreviews = Previews.Provider;

/**
 * A small copy of a picture, in the HTML: a slow phone shows it with the text, half a second before the picture itself.
 * With two crops, the first is for phones. The app renders it empty, which keeps React from touching what is prerendered.
 */
function Preview({ crops }: { crops: readonly Props['picture'][] }) {
  const previews = useContext(Previews);
  const imgs = crops.flatMap(({ id, width, height }) => {
    const data = previews[id];
    return data ? `<img src="data:image/avif;base64,${data}" width="${width}" height="${height}" alt="">` : [];
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the build's own data
  return <PreviewLayer aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: imgs.join('') }} />;
}

/** Has the browser ask for a picture before it has parsed the page's styles; the renderer moves the link to the head. */
function preloadPicture({ files }: Props['picture'], sizes: string, media?: string): void {
  if (!files) return;
  preload(files.largest, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: files.avif,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

/** A picture in AVIF, else WebP. Its width and height reserve its place, so that nothing moves when it loads. */
export function Picture({ picture, tall, sizes, eager = false }: Props) {
  const { files, width, height } = picture;
  const isDescribed = 'alt' in picture;
  const alt = isDescribed ? picture.alt : '';
  if (!files) {
    return (
      <Frame as="span">
        <Standin width={width} height={height} alt={alt} />
      </Frame>
    );
  }
  // Cards are decorative: the first of a list is eager, but not what the visitor came for.
  if (eager && isDescribed) {
    if (tall) preloadPicture(tall, sizes, phones);
    preloadPicture(picture, sizes, tall?.files ? widerThanPhones : undefined);
  }
  const forPhones = tall && { media: phones, sizes, width: tall.width, height: tall.height };
  const shown = (
    <Frame>
      {tall?.files && <source {...forPhones} type="image/avif" srcSet={tall.files.avif} />}
      {tall?.files && <source {...forPhones} type="image/webp" srcSet={tall.files.webp} />}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} width={width} height={height} />
      <img
        src={files.largest}
        srcSet={files.webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </Frame>
  );
  if (!eager) return shown;
  return (
    <Layers data-picture>
      <Preview crops={tall ? [tall, picture] : [picture]} />
      {shown}
    </Layers>
  );
}
