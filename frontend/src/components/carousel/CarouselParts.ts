import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type CarouselLayout, perView, SLIDE_GAP } from './carouselLayout';

/** How many slides stand side by side, as `--per-view`. */
const sideBySide = (layout: CarouselLayout) =>
  Object.fromEntries(
    Object.entries(perView[layout]).map(([width, count]) => [
      `@media (min-width: ${width}px)`,
      { '--per-view': count },
    ]),
  );

/** Around the row, for the focus ring and the shadow of what stands in a slide. */
const ROOM = '0.5rem';

/** What Swiper's own core style sheet does for a horizontal row, and no more; before Swiper, a row that scrolls and snaps. */
const slides = {
  '& .swiper': {
    position: 'relative',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    touchAction: 'pan-y',
    scrollPaddingInline: ROOM,
    margin: `-${ROOM}`,
    padding: ROOM,
    '@media (scripting: none)': {
      scrollbarWidth: 'auto',
      touchAction: 'auto',
    },
  },
  '& .swiper-initialized': {
    overflow: 'hidden',
    scrollSnapType: 'none',
  },
  '& .swiper-wrapper': {
    display: 'flex',
    transitionProperty: 'transform',
  },
  '& .swiper-slide': {
    flex: 'none',
    width: `calc((100% - (var(--per-view) - 1) * ${SLIDE_GAP}px) / var(--per-view))`,
    height: 'auto',
    marginRight: SLIDE_GAP,
    scrollSnapAlign: 'start',
  },
  // Where Swiper has a screen reader told of a slide.
  '& .swiper-notification': {
    position: 'absolute',
    opacity: 0,
    pointerEvents: 'none',
  },
} as const;

/** On paper all slides stand, in rows. */
const onPaper = (layout: CarouselLayout) =>
  ({
    '& .swiper.swiper': { overflow: 'visible' },
    '& .swiper-wrapper': { flexWrap: 'wrap', rowGap: SLIDE_GAP, transform: 'none !important' },
    '& .swiper-slide': {
      width: `calc(100% / ${layout === 'single' ? 1 : 3} - ${SLIDE_GAP}px) !important`,
      opacity: '1 !important',
      transform: 'none !important',
      breakInside: 'avoid',
    },
  }) as const;

/** The fade lays each slide on the first, reckoned from the row's edge. */
const fading = {
  '&[data-fade] .swiper': { margin: 0, padding: 0 },
  '&[data-fade] .swiper-slide': { marginRight: 0 },
  // Of slides that lie on one another, only the one in front answers to the pointer.
  '& .swiper-fade .swiper-slide': { pointerEvents: 'none', transitionProperty: 'opacity' },
  '& .swiper-fade .swiper-slide-active': { pointerEvents: 'auto' },
} as const;

export const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'layout' })<{ layout: CarouselLayout }>(
  ({ layout }) => ({
    position: 'relative',
    // A single wide slide is read first; its controls stand below.
    ...(layout === 'single' && { display: 'flex', flexDirection: 'column' }),
    ...sideBySide(layout),
    ...slides,
    '@media print': onPaper(layout),
    ...fading,
  }),
);

export const Controls = styled('div', { shouldForwardProp: (prop) => prop !== 'below' })<{ below: boolean }>(
  ({ theme: { mixins, spacing } }) => ({
    display: 'flex',
    justifyContent: 'flex-end',
    gap: spacing(1),
    marginBottom: spacing(2),
    ...mixins.needsScript,
    variants: [
      {
        props: { below: true },
        style: {
          order: 1,
          justifyContent: 'flex-start',
          margin: spacing(3, 0, 0),
        },
      },
    ],
  }),
);

export const Control = styled(IconButton)(({ theme: { vars } }) => ({
  border: `1.5px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '&:hover': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.background.tint,
  },
}));

/** Until the page is hydrated, what the play button does is known from the visitor's system alone. */
export const InMotion = styled('span')({
  display: 'contents',
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

/** The other case of `InMotion`. */
export const AtRest = styled('span')({
  display: 'contents',
  '@media (prefers-reduced-motion: no-preference)': { display: 'none' },
});

/** In one row: as many as a phone's window is wide for, from edge to edge; on narrower ones they are closer together. */
export const Dots = styled('div')(({ theme: { mixins, radius, space, spacing, vars } }) => ({
  display: 'flex',
  justifyContent: 'center',
  minHeight: '1.5rem',
  margin: `${spacing(2)} calc(-1 * ${space.gutter}) 0`,
  ...mixins.needsScript,
  '& .swiper-pagination-bullet': {
    display: 'grid',
    flex: '0 1 1.5rem',
    placeItems: 'center',
    minWidth: 0,
    height: '1.5rem',
    borderRadius: radius.pill,
    cursor: 'pointer',
    '&::before': {
      content: '""',
      width: '0.5rem',
      // Of edges alone, which are there in forced colors as well.
      border: `0.25rem solid ${vars.palette.outline}`,
      borderRadius: 'inherit',
    },
  },
  '& .swiper-pagination-bullet-active::before': {
    width: '1.25rem',
    borderColor: vars.palette.primary.main,
  },
}));
