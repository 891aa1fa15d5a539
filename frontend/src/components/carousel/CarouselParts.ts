import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

export type CarouselLayout = 'cards' | 'team' | 'single';

/** Slides side by side, by window width in px (section 9). */
export const perView: Readonly<Record<CarouselLayout, Readonly<Record<number, number>>>> = {
  cards: { 0: 1, 576: 2, 992: 3, 1200: 4 },
  team: { 0: 1, 992: 2, 1200: 3 },
  single: { 0: 1 },
};

/** Between slides, in px. */
export const SLIDE_GAP = 15;

/** Padding of the row, for the slides' focus rings and shadows. */
const ROOM = '0.5rem';

export const Frame = styled('div')<{ layout: CarouselLayout }>(({ layout }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  ...Object.fromEntries(
    Object.entries(perView[layout]).map(([px, count]) => [`@media (min-width: ${px}px)`, { '--per-view': count }]),
  ),
  // The part of Swiper's core style sheet that a horizontal row needs; before Swiper starts, a row that scrolls and snaps.
  '& .swiper': {
    position: 'relative',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // A swipe at either end is not the browser's Back or Forward.
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: ROOM,
    margin: `-${ROOM}`,
    padding: ROOM,
    '@media (scripting: none)': { scrollbarWidth: 'auto' },
  },
  // `hidden` still lets Safari scroll the row to what gets the focus, beside the slide that Swiper moves there.
  '& .swiper-initialized': {
    overflow: ['hidden', 'clip'],
    scrollSnapType: 'none',
    touchAction: 'pan-y pinch-zoom',
  },
  '& .swiper-wrapper': { display: 'flex', transitionProperty: 'transform' },
  // Extends the scrollable width by the row's padding, which browsers leave out, so that the last slide can snap to the start.
  '& .swiper:not(.swiper-initialized) > .swiper-wrapper::after': {
    content: '""',
    flex: 'none',
    width: 1,
    marginLeft: `calc(${ROOM} - ${SLIDE_GAP + 1}px)`,
  },
  '& .swiper-slide': {
    flex: 'none',
    width: `calc((100% - (var(--per-view) - 1) * ${SLIDE_GAP}px) / var(--per-view))`,
    height: 'auto',
    marginRight: SLIDE_GAP,
    scrollSnapAlign: 'start',
  },
  // Swiper's live region for screen readers.
  '& .swiper-notification': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  // Paper shows all slides, in rows.
  '@media print': {
    '& .swiper.swiper': { overflow: 'visible' },
    '& .swiper-wrapper': { flexWrap: 'wrap', rowGap: SLIDE_GAP, transform: 'none !important' },
    '& .swiper-slide': {
      width: `calc(100% / ${layout === 'single' ? 1 : 3} - ${SLIDE_GAP}px) !important`,
      opacity: '1 !important',
      transform: 'none !important',
      breakInside: 'avoid',
    },
  },
  // The fade effect positions each slide over the first one, relative to the row's edge.
  '&[data-fade] .swiper': { margin: 0, padding: 0 },
  '&[data-fade] .swiper-slide': { marginRight: 0 },
  // Of stacked slides only the front one receives pointer events.
  '& .swiper-fade .swiper-slide': { pointerEvents: 'none', transitionProperty: 'opacity' },
  '& .swiper-fade .swiper-slide-active': { pointerEvents: 'auto' },
}));

/** Below a single wide slide and, on a phone, below every slide; else beside the section's heading, for which it leaves room. */
export const Controls = styled('div')<{ below: boolean }>(({ theme: { breakpoints, mixins, spacing }, below }) => ({
  display: 'flex',
  order: 1,
  gap: spacing(1),
  marginTop: spacing(below ? 3 : 1),
  ...(!below && {
    justifyContent: 'center',
    [breakpoints.up('sm')]: { position: 'absolute', right: 0, bottom: `calc(100% + ${spacing(4)})` },
  }),
  // Hidden while the HTML is being parsed: slides and buttons that follow would move them.
  '&:not(:has(~ .swiper .swiper-slide ~ .swiper-slide))': { visibility: 'hidden' },
  ...mixins.needsScript,
}));

export const Control = styled(IconButton)(({ theme: { vars } }) => ({
  border: `1.5px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '&:hover': { borderColor: vars.palette.primary.main, background: vars.palette.background.tint },
}));

/** Before hydration only CSS knows the visitor's motion preference, and so what the play button does. */
export const Face = styled('span')<{ hiddenAt: 'reduce' | 'no-preference' }>(({ hiddenAt }) => ({
  display: 'contents',
  [`@media (prefers-reduced-motion: ${hiddenAt})`]: { display: 'none' },
}));

/** One row from edge to edge; the dots move closer together where they do not fit. */
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
      // Made of borders only, which forced colors keep.
      border: `0.25rem solid ${vars.palette.outline}`,
      borderRadius: 'inherit',
    },
  },
  '& .swiper-pagination-bullet-active::before': { width: '1.25rem', borderColor: vars.palette.primary.main },
}));
