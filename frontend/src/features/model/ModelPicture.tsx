import type { ModelViewerElement } from '@google/model-viewer';
import { type ReactNode, useRef, useState } from 'react';
import { type ModelProblem, modelTexts } from '../../content/model-texts';
import type { ModelData } from '../../content/models';
import { Bar, Root, Tool } from './ui/ModelParts';

/** Loads the viewer's code, and then the product's model. */
async function load(product: string) {
  const [{ ModelStage, fetchModel }, { ModelControls }] = await Promise.all([
    import('./ui/ModelStage'),
    import('./ui/ModelControls'),
  ]);
  await fetchModel(product);
  return { ModelStage, ModelControls };
}

/** Whether the browser supports WebGL 2; without it nothing is loaded. */
function supportsWebGL(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

interface Props {
  product: string;
  model: ModelData;
  /** The product's picture. */
  children: ReactNode;
}

/** A product's picture with a button that replaces it with the 3D model, while that can be rendered. */
export default function ModelPicture({ product, model, children }: Props) {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof load>>>();
  const [shown, setShown] = useState<ModelViewerElement>();
  const [withLines, setWithLines] = useState(true);
  const [problem, setProblem] = useState<ModelProblem>();
  /** The last press of the button, which a later one cancels. */
  const [asked, setAsked] = useState<AbortController>();

  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = (why?: ModelProblem) => {
    // The control that has the focus is about to be removed.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    asked?.abort();
    setAsked(undefined);
    setViewer(undefined);
    setShown(undefined);
    setProblem(why);
  };

  const open = async () => {
    if (!supportsWebGL()) return close('unsupported');
    const press = new AbortController();
    setAsked(press);
    setProblem(undefined);
    try {
      const loaded = await load(product);
      if (!press.signal.aborted) setViewer(loaded);
    } catch {
      if (!press.signal.aborted) close('failed');
    }
  };

  const said = problem ? modelTexts.problems[problem] : shown ? modelTexts.shown : asked ? modelTexts.loading : '';
  return (
    <Root ref={root} data-shown={shown && true}>
      {children}
      {viewer && (
        <viewer.ModelStage
          product={product}
          model={model}
          withLines={withLines}
          onShown={setShown}
          onProblem={(why) => (why === 'room' ? setProblem(why) : close(why))}
        />
      )}
      <Bar>
        <Tool ref={button} variant="secondary" onClick={asked ? () => close() : open}>
          <span>{asked ? modelTexts.close : modelTexts.open(model.kilobytes)}</span>
        </Tool>
        {viewer && shown && <viewer.ModelControls shown={shown} withLines={withLines} onLines={setWithLines} />}
        <div role="status">{said}</div>
        {shown && model.readings && <p>{model.readings}</p>}
      </Bar>
    </Root>
  );
}
