import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { lowWindow } from '../../../theme/tokens';

/** A control's width and height. With larger text its icon does not grow, and the picture needs the room. */
const controlSize = 'min(3rem, 16vw)';
/** What the arrows below a picture take of a narrow window. */
const arrowRow = `calc(${controlSize} + 1rem)`;

/** Covers the window, dark in both color schemes. Native, not MUI's Dialog: it opens before hydration (lib/startup/atOnce). */
export const Dialog = styled('dialog')(({ theme: { breakpoints, vars } }) => ({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: vars.palette.band.deep,
  color: vars.palette.band.contrastText,
  '&[open]': { display: 'flex', flexDirection: 'column' },
  [breakpoints.down('sm')]: { paddingBottom: arrowRow },
}));

export const Bar = styled('form')(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: spacing(1.5, 2),
  fontVariantNumeric: 'tabular-nums',
}));

/** The picture's width: what the bar and the caption leave of the window, or in a low one enough to see the picture. */
const room = 'min(100%, 75rem, max(14rem, calc((100dvh - 11rem) * 4 / 3)))';

const pictureAndCaption = ({ breakpoints, spacing, typography, vars }: Theme) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: spacing(0, 2, 3),
    [lowWindow]: { justifyContent: 'safe center', overflowY: 'auto' },
    // Above the arrows, and centered as if they were not there, while there is room for that.
    [breakpoints.down('sm')]: {
      overflowY: 'auto',
      '&::before': { content: '""', flex: `1 1 ${arrowRow}` },
      '&::after': { content: '""', flex: 1 },
    },
    '& figcaption': {
      marginTop: spacing(2),
      maxWidth: '44rem',
      textAlign: 'center',
      fontSize: typography.body2.fontSize,
      // The preview is a copy of a caption with another line height.
      lineHeight: 'inherit',
      color: vars.palette.band.soft,
    },
  }) as const;

/** The chosen picture, in its final position, until all pictures are rendered. */
export const Preview = styled('div')(({ theme }) => ({
  ...pictureAndCaption(theme),
  flex: 1,
  minHeight: 0,
  '& > :not(figcaption)': { width: room, borderRadius: theme.radius.m },
  '&:empty': { display: 'none' },
}));

/** The pictures side by side, each as wide as the window. */
export const Pictures = styled('div')(({ theme }) => ({
  flex: 1,
  width: '100%',
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'pan-y',
  '& .swiper-wrapper': { display: 'flex', height: '100%' },
  '& .swiper-slide': {
    ...pictureAndCaption(theme),
    flex: 'none',
    width: '100%',
    height: '100%',
  },
  // Swiper moves a zoomed picture in all directions.
  '& .swiper-slide-zoomed': { overflow: 'hidden', touchAction: 'none' },
  '& .swiper-zoom-container': { width: room, borderRadius: theme.radius.m },
}));

/** Opaque, because a zoomed or wide picture is light behind the arrows. */
export const Control = styled(IconButton, { shouldForwardProp: (prop) => prop !== 'side' })<{
  side?: 'left' | 'right';
}>(({ theme: { breakpoints, spacing, vars }, side }) => ({
  width: controlSize,
  height: controlSize,
  background: vars.palette.band.light,
  color: vars.palette.band.contrastText,
  '&:hover': { background: vars.palette.band.lighter },
  '&[aria-disabled]': { background: vars.palette.band.light, cursor: 'default', '& svg': { opacity: 0.35 } },
  '&:focus-visible': { outlineColor: vars.palette.band.accent },
  ...(side && {
    position: 'absolute',
    top: 'calc(50% - 1.5rem)',
    zIndex: 1,
    [side]: spacing(1.5),
    [breakpoints.down('sm')]: { top: 'auto', bottom: spacing(2) },
  }),
}));
