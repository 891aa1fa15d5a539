import '@google/model-viewer';
import type { ModelViewerElement } from '@google/model-viewer';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { type ModelProblem, modelTexts } from '../../../content/model-texts';
import type { ModelData } from '../../../content/models';
import type { ModelPoint } from '../../../content/models.generated';
import { type SideName, sideNames } from '../../../domain/geometry';
import { formatQuantity } from '../../../domain/quantities';
import { type Box, boxOf, edgesSeenFrom, labelAt, onLead } from '../modelLines';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // TypeScript does not check attributes with a hyphen.
      'model-viewer': DetailedHTMLProps<HTMLAttributes<ModelViewerElement>, ModelViewerElement> & {
        src: string;
        alt: string;
        ar: boolean;
      };
    }
  }
}

/** URLs of the models by file name, which is the product's id. */
const files = import.meta.glob<string>('../../../assets/models/*.glb', { import: 'default', eager: true });

function modelFile(product: string): string {
  const file = files[`../../../assets/models/${product}.glb`];
  if (!file) throw new Error(`No model of ${product}`);
  return file;
}

/** Fetches a model into the browser's cache; rejects on failure, which the viewer itself would cache and not retry. */
export async function fetchModel(product: string): Promise<void> {
  const answer = await fetch(modelFile(product));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** The camera's distance relative to what frames the closed model, with room for the dimension lines. */
export const distance = '135%';
/** The camera's first angles, as in the pictures: left of the front and above it. */
export const firstAngles = '-35deg 70deg';

/** Looks the same in both color schemes and in forced colors, like the pictures. */
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
  // The backdrop is light in both schemes, so the usual focus color has too little contrast.
  '& model-viewer:focus': { outline: `3px solid ${vars.palette.band.main}`, outlineOffset: -3 },
  // Pointer events go to the model.
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
  // Augmented reality shows only the model.
  '& [ar-status="session-started"] > *, & [ar-status="object-placed"] > *': { visibility: 'hidden' },
  '& [slot="ar-button"]': { position: 'absolute', top: spacing(1.5), right: spacing(1.5), minHeight: '2.5rem' },
}));

const inMeters = (point: ModelPoint) => point.map((value) => `${value}m`).join(' ');
const placed = (name: string, point: ModelPoint) => ({ slot: name, 'data-position': inMeters(point) });
const label = (side: SideName) => `hotspot-${side}`;
/** The ends of the two extension lines: inner and outer at the edge's start, then at its end. */
const ends = (side: SideName) => [0, 1, 2, 3].map((index) => `hotspot-${side}-${index}`);

type Spot = readonly [x: number, y: number];

function setLine(line: Element | null | undefined, [x1, y1]: Spot, [x2, y2]: Spot): void {
  for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) line?.setAttribute(name, `${value}`);
}

interface Props {
  product: string;
  model: ModelData;
  withLines: boolean;
  onShown: (viewer: ModelViewerElement) => void;
  onProblem: (problem: ModelProblem) => void;
}

/** Returns a function that moves the hotspots and lines to the edges of `box` that face the camera. */
function linePlacer(viewer: ModelViewerElement, lines: RefObject<SVGSVGElement | null>, box: Box): () => void {
  let lastEdges = '';
  return () => {
    const edges = edgesSeenFrom(box, viewer.getCameraOrbit().theta);
    if (lastEdges !== JSON.stringify(edges)) {
      lastEdges = JSON.stringify(edges);
      for (const side of sideNames) {
        const { edge, away } = edges[side];
        const points = [edge[0], away[0], edge[1], away[1]] as const;
        ends(side).forEach((name, index) => {
          viewer.updateHotspot({ name, position: inMeters(points[index] as ModelPoint) });
        });
        viewer.updateHotspot({ name: label(side), position: inMeters(labelAt(edges[side])) });
      }
    }
    for (const side of sideNames) {
      const spots = ends(side).map((name) => viewer.queryHotspot(name)?.canvasPosition);
      const [a, b, c, d] = spots.map((spot): Spot => [spot?.x ?? 0, spot?.y ?? 0]);
      if (!a || !b || !c || !d) continue;
      const [line, start, end] = lines.current?.querySelectorAll(`[data-side="${side}"] line`) ?? [];
      setLine(line, onLead(a, b), onLead(c, d));
      setLine(start, a, b);
      setLine(end, c, d);
    }
  };
}

function useViewer(box: Box, { onShown, onProblem }: Pick<Props, 'onShown' | 'onProblem'>) {
  const viewer = useRef<ModelViewerElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const onLoad = useEffectEvent(onShown);
  const onFailure = useEffectEvent(onProblem);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the model and its box never change
  useLayoutEffect(() => {
    const element = viewer.current;
    if (!element) return;
    const place = linePlacer(element, lines, box);
    const unmounted = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: unmounted.signal });
    on('load', () => {
      place();
      onLoad(element);
    });
    on('camera-change', () => {
      place();
      // After a jump of the camera, screen positions are known in the next frame.
      requestAnimationFrame(place);
    });
    on('ar-status', (event) => {
      if ((event as CustomEvent<{ status: string }>).detail.status === 'failed') onFailure('room');
    });
    on('error', (event) => {
      const { type } = (event as CustomEvent<{ type: string }>).detail;
      onFailure(type === 'webglcontextlost' ? 'lost' : 'failed');
    });
    const resized = new ResizeObserver(place);
    resized.observe(element);
    return () => {
      unmounted.abort();
      resized.disconnect();
    };
  }, []);

  return { viewer, lines };
}

/**
 * A product's model, turned by pointer, touch and keys. Augmented reality uses WebXR and Quick Look, but not Scene Viewer,
 * model-viewer's third mode: there another company's app would fetch the model.
 */
export function ModelStage({ product, model, withLines, onShown, onProblem }: Props) {
  const box = boxOf(model.lines);
  const first = edgesSeenFrom(box, 0);
  const { viewer, lines } = useViewer(box, { onShown, onProblem });

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
          {sideNames.map((side) => (
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
        {sideNames.flatMap((side) =>
          ends(side).map((name) => <span key={name} {...placed(name, first[side].edge[0])} aria-hidden="true" />),
        )}
      </model-viewer>
    </Frame>
  );
}
