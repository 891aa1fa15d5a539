/** A picture in AVIF with a WebP fallback, and another crop for upright phones. */
export function Picture({ picture, tall, sizes, eager = false, decorative = false }) {
  const { files, width, height, alt } = picture;
  if (!files) return null;
  return (
    <picture>
      {tall?.files && (
        <source
          media="(max-width: 575.98px)"
          type="image/avif"
          srcSet={tall.files.avif}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} width={width} height={height} />
      <img
        src={files.largest}
        srcSet={files.webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ display: 'block', width: '100%', height: 'auto' }}
      />
    </picture>
  );
}
