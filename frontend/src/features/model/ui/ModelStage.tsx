import '@google/model-viewer';
import type { ModelViewerElement } from '@google/model-viewer';
import { styled } from '@mui/material/styles';
import { type DetailedHTMLProps, type HTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { type ModelProblem, modelTexts } from '../../../content/model-texts';
import { type ModelData, type Side, sides } from '../../../content/models';
import type { ModelPoint } from '../../../content/models.generated';
import { formatQuantity } from '../../../domain/quantities';
import { modelFile } from '../modelFiles';
import { boxOf, edgesSeenFrom, labelAt, onLead } from '../modelLines';

/** The viewer with its model, ready to be told what to show. */
export type ShownModel = ModelViewerElement;

interface ViewerAttributes extends DetailedHTMLProps<HTMLAttributes<ModelViewerElement>, ModelViewerElement> {
  src: string;
  alt: string;
  ar: boolean;
  'ar-modes': string;
  'ar-scale': 'fixed';
  'camera-controls': boolean;
  'camera-orbit': string;
  'max-camera-orbit': string;
  'disable-pan': boolean;
  'disable-tap': boolean;
  'touch-action': 'pan-y';
  'interaction-prompt': 'none';
  'animation-name': string;
  'shadow-intensity': string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ViewerAttributes;
    }
  }
}

/**
 * Fetches a product's model, which the viewer then has from the browser's cache. Rejects where it cannot be had: the viewer
 * would remember that as the model, and not ask again.
 */
export async function fetchModel(product: string): Promise<void> {
  const answer = await fetch(modelFile(product));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** How far the camera stands off, as a share of what shows the closed model alone: there is room for the dimension lines. */
export const distance = '135%';
/** Where it stands at first: as for the pictures, to the left of the front and above it. */
export const firstAngles = '-35deg 70deg';

/** As the pictures: alike in both color schemes, and where a system forces its colors. */
const Frame = styled('div')(({ theme, theme: { radius, shadow, spacing, vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.l,
  forcedColorAdjust: 'none',
  '&:not([data-shown] > *)': { opacity: 0 },
  '& model-viewer': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    borderRadius: 'inherit',
    boxShadow: shadow.mid,
    background: vars.palette.background.studio,
    '--min-hotspot-opacity': 1,
    ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
  },
  // The studio is light in either scheme, and so is not the color of the focus elsewhere.
  '& model-viewer:focus': { outline: `3px solid ${vars.palette.band.main}`, outlineOffset: -3 },
  // Under the pointer or the finger all of it is the model.
  '& [slot^="hotspot"], & svg': { pointerEvents: 'none' },
  '& :is(svg, [data-label])': { color: vars.palette.band.main },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', stroke: 'currentColor', strokeWidth: 1.25 },
  '& [data-part="lead"]': { strokeOpacity: 0.5 },
  '& [data-label]': {
    padding: spacing(0.25, 0.75),
    borderRadius: radius.s,
    background: `color-mix(in srgb, ${vars.palette.background.studio} 88%, transparent)`,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '& strong': { display: 'block' },
  },
  '&[data-plain] :is(svg, [data-label])': { visibility: 'hidden' },
  // In the visitor's room the model stands alone.
  '& [ar-status="session-started"] > *, & [ar-status="object-placed"] > *': { visibility: 'hidden' },
  '& [slot="ar-button"]': { position: 'absolute', top: spacing(1.5), right: spacing(1.5), minHeight: '2.5rem' },
}));

const inMeters = (point: ModelPoint) => point.map((value) => `${value}m`).join(' ');
const placed = (name: string, point: ModelPoint) => ({ slot: name, 'data-position': inMeters(point) });
const label = (side: Side) => `hotspot-${side}`;
/** The ends of the two leads: from the edge outward at its start, then at its end. */
const ends = (side: Side) => [0, 1, 2, 3].map((index) => `hotspot-${side}-${index}`);

type Spot = readonly [x: number, y: number];

function setLine(line: Element | null | undefined, [x1, y1]: Spot, [x2, y2]: Spot): void {
  for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) line?.setAttribute(name, `${value}`);
}

interface Props {
  product: string;
  model: ModelData;
  withLines: boolean;
  onShown: (viewer: ShownModel) => void;
  onProblem: (problem: ModelProblem) => void;
}

/**
 * A product's model, to be turned around by pointer, touch and keys. "In your room" is WebXR's and Quick Look's: Scene
 * Viewer, the third that model-viewer knows, would have an app of another company's fetch the model.
 */
export function ModelStage({ product, model, withLines, onShown, onProblem }: Props) {
  const viewer = useRef<ModelViewerElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const told = useRef({ onShown, onProblem });
  told.current = { onShown, onProblem };
  const box = boxOf(model.lines);
  const first = edgesSeenFrom(box, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a model is shown once, and its box is its own
  useLayoutEffect(() => {
    const element = viewer.current;
    if (!element) return;
    let seen = '';
    /** Puts the lines beside the edges that the camera sees now. */
    const place = () => {
      const edges = edgesSeenFrom(box, element.getCameraOrbit().theta);
      if (seen !== JSON.stringify(edges)) {
        seen = JSON.stringify(edges);
        for (const side of sides) {
          const { edge, away } = edges[side];
          const points = [edge[0], away[0], edge[1], away[1]] as const;
          ends(side).forEach((name, index) => {
            element.updateHotspot({ name, position: inMeters(points[index] as ModelPoint) });
          });
          element.updateHotspot({ name: label(side), position: inMeters(labelAt(edges[side])) });
        }
      }
      for (const side of sides) {
        const spots = ends(side).map((name) => element.queryHotspot(name)?.canvasPosition);
        const [a, b, c, d] = spots.map((spot): Spot => [spot?.x ?? 0, spot?.y ?? 0]);
        if (!a || !b || !c || !d) continue;
        const [line, start, end] = lines.current?.querySelectorAll(`[data-side="${side}"] line`) ?? [];
        setLine(line, onLead(a, b), onLead(c, d));
        setLine(start, a, b);
        setLine(end, c, d);
      }
    };
    const over = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: over.signal });
    on('load', () => {
      place();
      told.current.onShown(element);
    });
    on('camera-change', () => {
      place();
      // Where the camera has jumped, its place on the screen is known after the next frame.
      requestAnimationFrame(place);
    });
    on('ar-status', (event) => {
      if ((event as CustomEvent<{ status: string }>).detail.status === 'failed') told.current.onProblem('room');
    });
    on('error', (event) => {
      const { type } = (event as CustomEvent<{ type: string }>).detail;
      told.current.onProblem(type === 'webglcontextlost' ? 'lost' : 'failed');
    });
    const resized = new ResizeObserver(place);
    resized.observe(element);
    return () => {
      over.abort();
      resized.disconnect();
    };
  }, []);

  const zoom = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') viewer.current?.zoom(1);
    if (key === '-') viewer.current?.zoom(-1);
  };

  return (
    <Frame data-model data-plain={!withLines || undefined} onKeyDown={zoom}>
      <model-viewer
        ref={viewer}
        src={modelFile(product)}
        alt={model.alt}
        ar
        ar-modes="webxr quick-look"
        ar-scale="fixed"
        camera-controls
        camera-orbit={`${firstAngles} ${distance}`}
        max-camera-orbit="auto 95deg 200%"
        disable-pan
        disable-tap
        touch-action="pan-y"
        interaction-prompt="none"
        animation-name="Lid"
        shadow-intensity="1"
      >
        <Button slot="ar-button" variant="primary">
          {modelTexts.room}
        </Button>
        <svg ref={lines} aria-hidden="true">
          {sides.map((side) => (
            <g key={side} data-side={side}>
              <line />
              <line data-part="lead" />
              <line data-part="lead" />
            </g>
          ))}
        </svg>
        {model.lines.map(({ side, lengths: [published, converted] }) => (
          <div key={side} {...placed(label(side), labelAt(first[side]))} data-label>
            <strong>{formatQuantity(published)}</strong>
            {formatQuantity(converted)}
            <VisuallyHidden> {side}</VisuallyHidden>
          </div>
        ))}
        {sides.flatMap((side) =>
          ends(side).map((name) => <span key={name} {...placed(name, first[side].edge[0])} aria-hidden="true" />),
        )}
      </model-viewer>
    </Frame>
  );
}
