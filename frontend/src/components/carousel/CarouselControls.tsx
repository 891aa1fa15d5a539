import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { AtRest, Control, Controls, InMotion } from './CarouselParts';

const pause = (
  <>
    <Icon name="pause" />
    <VisuallyHidden>Pause</VisuallyHidden>
  </>
);

const play = (
  <>
    <Icon name="play" />
    <VisuallyHidden>Play</VisuallyHidden>
  </>
);

/** What the play button does, whether or not it is known already that the carousel plays. */
function face(playing: boolean | undefined) {
  if (playing === undefined)
    return (
      <>
        <InMotion>{pause}</InMotion>
        <AtRest>{play}</AtRest>
      </>
    );
  return playing ? pause : play;
}

interface Props {
  /** Undefined in the prerendered page, which is the same for everybody. */
  playing: boolean | undefined;
  onPlay: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Below the slides. */
  below: boolean;
}

/** A carousel's buttons: play or pause, back, on. */
export function CarouselControls({ playing, onPlay, onPrevious, onNext, below }: Props) {
  return (
    <Controls below={below}>
      <Control onClick={onPlay}>{face(playing)}</Control>
      <Control aria-label="Previous slide" data-moves={-1} onClick={onPrevious}>
        <Icon name="previous" />
      </Control>
      <Control aria-label="Next slide" data-moves={1} onClick={onNext}>
        <Icon name="next" />
      </Control>
    </Controls>
  );
}
