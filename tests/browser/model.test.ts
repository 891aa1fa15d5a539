/** A cooler's 3D model: loaded by a press, turned, opened and measured; and the picture wherever it cannot be shown. */
import type { ModelViewerElement } from '@google/model-viewer';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ModelProblem, modelTexts } from '../../frontend/src/content/model-texts';
import { pathOf } from '../../frontend/src/routes/paths';
import { findings } from './support/axe';
import {
  logged,
  mark,
  open,
  openPage,
  openWithoutScript,
  page,
  shareBrowser,
  showIn,
  site,
  stillMarked,
} from './support/visit';

/** Frames are drawn by the processor, which takes seconds on a busy machine. */
const patient = { timeout: 240_000 };
const becomes = <T>(value: () => Promise<T>) => expect.poll(value, { timeout: 60_000 });
const withModel = pathOf('monarch-xvo-10');

// Software WebGL; several times faster in a process of its own.
const drawing = ['--enable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Few pixels, as each takes processor time. */
const viewport = { width: 320, height: 640 } as const;

const opener = () => page.getByRole('button', { name: /^Turn it around \(3D, under \d+ kB\)$/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const picture = () => page.locator('figure picture').first();
const model = () => page.locator('model-viewer');

const ask = <T>(question: (viewer: ModelViewerElement) => T): Promise<T> =>
  model().evaluate(question as (element: Element) => T);
const azimuth = () => ask((viewer) => Math.round((viewer.getCameraOrbit().theta * 180) / Math.PI));
const fieldOfView = () => ask((viewer) => viewer.getFieldOfView());

async function showModel(): Promise<void> {
  page.setDefaultTimeout(60_000);
  await opener().click();
  await page.getByRole('status').filter({ hasText: modelTexts.shown }).waitFor({ timeout: 90_000 });
}

const says = async (problem: ModelProblem) => {
  const sentence = modelTexts.problems[problem];
  await page.getByRole('status').filter({ hasText: sentence }).waitFor({ timeout: 60_000 });
};

const expectPicture = async () => {
  expect(await model().count()).toBe(0);
  expect(await picture().isVisible()).toBe(true);
};

/** What the page did from when it was opened. */
let requests: string[];
const models = () => [...new Set(requests.filter((url) => url.includes('.glb')))];
/** Whether the page has loaded code that draws models. */
const drawsModels = async () => {
  const scripts = await Promise.all(requests.filter((url) => url.endsWith('.js')).map((url) => fetch(url)));
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return texts.some((text) => text.includes('webglcontextrestored'));
};

/** Opens another product's page, and follows a link inside the app to the page with the model. */
async function openPageWithModel(): Promise<void> {
  await openPage({ reducedMotion: 'reduce', viewport });
  requests = [];
  page.on('request', (request) => requests.push(request.url()));
  // A device that claims to show models in the room, and then cannot.
  await page.addInitScript(() => {
    const { prototype } = (window as unknown as { XRSystem: { prototype: object } }).XRSystem;
    Object.assign(prototype, {
      isSessionSupported: async () => true,
      requestSession: async () => Promise.reject(new DOMException('None here', 'NotSupportedError')),
    });
  });
  await open(pathOf('kelvin'));
  expect(await opener().count()).toBe(0);
  await mark();
  await page.locator(`footer a[href="${withModel}"]`).click();
  await page.getByRole('heading', { level: 1, name: 'Monarch XVO 10' }).waitFor();
}

// One page and one drawing for all of these, as the processor takes seconds for it. They run in this order; after a
// failure the next test opens a page of its own.
describe('a model', patient, () => {
  shareBrowser(drawing, 'all');

  let isOpen = false;
  beforeEach(async ({ task, onTestFailed }) => {
    onTestFailed(() => {
      isOpen = false;
    });
    if (!isOpen) await openPageWithModel();
    isOpen = true;
    if (!task.name.startsWith('before') && (await model().count()) === 0) await showModel();
  });

  it('before a press is not loaded, nor is code that draws it; a failed download is reported, and can be repeated', async () => {
    await opener().hover();
    await opener().focus();
    expect(models()).toEqual([]);
    expect(await drawsModels()).toBe(false);
    await expectPicture();
    // The button is below the picture, as it would cover the product's foot.
    const bottom = await picture().evaluate((shown) => shown.getBoundingClientRect().bottom);
    expect((await opener().boundingBox())?.y).toBeGreaterThan(bottom);
    await page.route('**/*.glb', (route) => route.abort());
    await opener().click();
    await says('failed');
    await expectPicture();
    await page.unroute('**/*.glb');
  });

  it('is loaded from the site alone, within the policy of the page that was opened first', async () => {
    expect(models()).toHaveLength(1);
    expect(await drawsModels()).toBe(true);
    expect(requests.filter((url) => !/^(?:blob|data):/.test(url) && !url.startsWith(`${site}/`))).toEqual([]);
    expect(await picture().isVisible()).toBe(false);
    expect(await stillMarked()).toBe(true);
    expect(logged.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await model().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  it('is described, lets a finger scroll the page, and passes axe in both color schemes', async () => {
    const surface = model().locator('[role=img]');
    expect(await surface.getAttribute('aria-label')).toMatch(/^3D model of Monarch XVO 10, exterior 10 × 7 × 12\.5/);
    expect(await surface.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
    for (const colorScheme of ['dark', 'light'] as const) {
      await showIn(colorScheme);
      expect(await findings(page, '[data-shown]'), colorScheme).toEqual([]);
    }
  });

  it('is turned and zoomed by keys and by buttons', async () => {
    const first = await azimuth();
    // A movement takes a second, and a busy machine several; nothing below depends on its duration.
    await ask((viewer) => Object.assign(viewer, { interpolationDecay: 1 }).updateComplete);
    await model().locator('[role=img]').focus();
    expect(await model().evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.keyboard.press('ArrowRight');
    await becomes(azimuth).not.toBe(first);
    const far = await fieldOfView();
    await page.keyboard.press('+');
    await becomes(fieldOfView).toBeLessThan(far);

    for (const [name, degrees] of [
      [modelTexts.views.front, 0],
      [modelTexts.turn.right, 30],
      [modelTexts.turn.left, 0],
      [modelTexts.views.side, 90],
    ] as const) {
      await press(name);
      await becomes(azimuth).toBe(degrees);
    }
    await press(modelTexts.zoom.out);
    await press(modelTexts.views.reset);
    await becomes(azimuth).toBe(first);
    await becomes(fieldOfView).toBeCloseTo(far);
  });

  it('has dimension lines with the published figures in both units, which can be hidden', async () => {
    const labels = model().locator('[data-label]');
    const written = (await labels.allTextContents()).map((text) => text.replaceAll('\u202f', ' '));
    expect(written).toEqual(['10 in25.4 cm long', '7 in17.8 cm wide', '12.5 in31.8 cm high']);
    const drawn = () =>
      model()
        .locator('[data-side] line:first-child')
        .evaluateAll((lines) =>
          lines.map((line) => ['x1', 'y1', 'x2', 'y2'].map((name) => Number(line.getAttribute(name)))),
        );
    const before = await drawn();
    expect(before).toHaveLength(3);
    await press(modelTexts.turn.right);
    await becomes(drawn).not.toEqual(before);

    await press(modelTexts.dimensions);
    expect(await labels.locator('visible=true').count()).toBe(0);
    await press(modelTexts.dimensions);
    expect(await labels.locator('visible=true').count()).toBe(3);
  });

  it.each(['reduce', 'no-preference'] as const)('opens and closes its lid, motion: %s', async (reducedMotion) => {
    await page.emulateMedia({ reducedMotion });
    const [duration, time] = [await ask((viewer) => viewer.duration), () => ask((viewer) => viewer.currentTime)];
    expect([duration > 0, await time()]).toEqual([true, 0]);
    for (const [name, end] of [
      [modelTexts.lid.open, duration],
      [modelTexts.lid.close, 0],
    ] as const) {
      await press(name);
      await becomes(time).toBeCloseTo(end);
    }
  });

  it('is offered in the visitor’s room, and gives way to the picture when it is closed and when drawing stops', async () => {
    const room = page.getByRole('button', { name: modelTexts.room });
    await room.click();
    await says('room');
    expect(await room.count()).toBe(0);
    expect(await model().isVisible()).toBe(true);

    await press(modelTexts.close);
    await expectPicture();
    await page.evaluate(() => {
      const { prototype } = (window as unknown as { XRSystem: { prototype: object } }).XRSystem;
      Object.assign(prototype, { isSessionSupported: async () => false });
    });
    await showModel();
    expect(await room.count(), 'without augmented reality').toBe(0);
    await page.getByRole('button', { name: modelTexts.dimensions }).focus();
    await ask((viewer) => {
      const canvas = viewer.shadowRoot?.querySelector<HTMLCanvasElement>('#webgl-canvas');
      canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await says('lost');
    await expectPicture();
    expect(await opener().evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('the picture stays', patient, () => {
  shareBrowser();

  it('without a script, and no button is shown', async () => {
    await openWithoutScript(withModel);
    await expectPicture();
    expect(await opener().count()).toBe(0);
  });

  it.each([
    ['the viewer’s code does not load', 'failed'],
    ['the browser has no WebGL', 'unsupported'],
  ] as const)('where %s, which is reported, and no model is loaded', async (_, problem) => {
    await openPage();
    await page.addInitScript((isSupported) => {
      const supported = { getExtension: () => null };
      HTMLCanvasElement.prototype.getContext = () => (isSupported ? supported : null) as never;
    }, problem === 'failed');
    await open(withModel);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(request.url()));
    if (problem === 'failed') await page.route('**/*.js', (route) => route.abort());
    await opener().click();
    await says(problem);
    await expectPicture();
    expect(paths.filter((url) => url.endsWith('.glb'))).toEqual([]);
  });
});
