import { Icon, type IconName } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Control, Controls, Face } from './CarouselParts';

const labelled = (icon: IconName, label: string) => (
  <>
    <Icon name={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);
const pause = labelled('pause', 'Pause');
const play = labelled('play', 'Play');

/** The play button's content; before hydration CSS chooses by the visitor's motion preference. */
function face(playing: boolean | undefined) {
  if (playing === undefined)
    return (
      <>
        <Face hiddenAt="reduce">{pause}</Face>
        <Face hiddenAt="no-preference">{play}</Face>
      </>
    );
  return playing ? pause : play;
}

interface Props {
  /** Undefined in the prerendered page, which is the same for every visitor. */
  playing: boolean | undefined;
  onPlay: () => void;
  onMove: (by: 1 | -1) => void;
  /** Places them below the slides. */
  below: boolean;
}

/** A carousel's buttons: play or pause, previous, next. */
export function CarouselControls({ playing, onPlay, onMove, below }: Props) {
  return (
    <Controls below={below}>
      <Control onClick={onPlay}>{face(playing)}</Control>
      <Control aria-label="Previous slide" data-moves={-1} onClick={() => onMove(-1)}>
        <Icon name="previous" />
      </Control>
      <Control aria-label="Next slide" data-moves={1} onClick={() => onMove(1)}>
        <Icon name="next" />
      </Control>
    </Controls>
  );
}
