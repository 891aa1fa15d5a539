import type { ModelViewerElement } from '@google/model-viewer';
import { useState } from 'react';
import { Icon } from '../../../components/Icon';
import { modelTexts } from '../../../content/model-texts';
import { prefersReducedMotion } from '../../../lib/prefersReducedMotion';
import { Sign, Tool, Tools } from './ModelParts';
import { distance, firstAngles } from './ModelStage';

const { dimensions, lid, turn, views, zoom } = modelTexts;

/** Seen from slightly above: seen straight on, the lines at the bottom would overlap it. */
const fixedViews = [
  { name: views.front, angles: '0deg 80deg' },
  { name: views.side, angles: '90deg 80deg' },
  { name: views.top, angles: '0deg 0deg' },
] as const;

/** The camera's distance: an open lid needs more room. */
const distanceOf = (open: boolean) => (open ? '155%' : distance);

/** Rotation per press, in radians. */
const STEP = Math.PI / 6;

/** Moves the camera to `orbit`, also when that is the last value that was set. */
function moveTo(viewer: ModelViewerElement, orbit: string): void {
  viewer.cameraOrbit = orbit;
  viewer.requestUpdate('cameraOrbit');
  if (prefersReducedMotion()) void viewer.updateComplete.then(() => viewer.jumpCameraToGoal());
}

interface Props {
  shown: ModelViewerElement;
  withLines: boolean;
  onLines: (withLines: boolean) => void;
}

/** Buttons to turn the model, zoom and open its lid. */
export function ModelControls({ shown: viewer, withLines, onLines }: Props) {
  const [open, setOpen] = useState(false);

  const turnBy = (angle: number) => {
    const { theta, phi, radius } = viewer.getCameraOrbit();
    moveTo(viewer, `${theta + angle}rad ${phi}rad ${radius}m`);
  };
  const reset = () => {
    viewer.fieldOfView = 'auto';
    viewer.requestUpdate('fieldOfView');
    moveTo(viewer, `${firstAngles} ${distanceOf(open)}`);
  };
  const moveLid = () => {
    // Plays forward to open, backward to close; at once under reduced motion.
    viewer.timeScale = (open ? -1 : 1) * (prefersReducedMotion() ? 1000 : 1);
    viewer.play({ repetitions: 1, pingpong: false });
    // The open lid rises above the usual camera target.
    viewer.cameraTarget = open ? 'auto auto auto' : `auto ${viewer.getDimensions().y * 0.75}m auto`;
    const { theta, phi } = viewer.getCameraOrbit();
    moveTo(viewer, `${theta}rad ${phi}rad ${distanceOf(!open)}`);
    setOpen(!open);
  };

  return (
    <>
      <Tools>
        <Tool variant="secondary" onClick={moveLid}>
          <span>{open ? lid.close : lid.open}</span>
        </Tool>
        <Tool variant="secondary" aria-pressed={withLines} onClick={() => onLines(!withLines)}>
          {dimensions}
        </Tool>
      </Tools>
      <Tools>
        <Sign aria-label={turn.left} onClick={() => turnBy(-STEP)}>
          <Icon name="previous" />
        </Sign>
        <Sign aria-label={turn.right} onClick={() => turnBy(STEP)}>
          <Icon name="next" />
        </Sign>
        <Sign aria-label={zoom.out} onClick={() => viewer.zoom(-1)}>
          −
        </Sign>
        <Sign aria-label={zoom.in} onClick={() => viewer.zoom(1)}>
          +
        </Sign>
      </Tools>
      <Tools role="group" aria-label={views.label}>
        {fixedViews.map(({ name, angles }) => (
          <Tool key={name} variant="secondary" onClick={() => moveTo(viewer, `${angles} ${distanceOf(open)}`)}>
            {name}
          </Tool>
        ))}
        <Tool variant="secondary" onClick={reset}>
          {views.reset}
        </Tool>
      </Tools>
    </>
  );
}
