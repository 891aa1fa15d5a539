/** A cooler's 3D model: had by a press alone, turned, opened and measured; and the picture wherever it cannot be had. */
import type { ModelViewerElement } from '@google/model-viewer';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type ModelProblem, modelTexts } from '../../frontend/src/content/model-texts';
import { pathOf } from '../../frontend/src/routes/paths';
import { findings } from './support/axe';
import { noteViolations } from './support/violations';
import { hydrated, mark, openPage, page, shareBrowser, stillMarked } from './support/visit';

const site = inject('siteUrl');

// A processor that draws takes its time over a frame, and a busy machine more.
vi.setConfig({ testTimeout: 240_000 });
const becomes = <T>(value: () => Promise<T>) => expect.poll(value, { timeout: 60_000 });
const withModel = pathOf('monarch-xvo-10');

// Drawn by the processor, as a machine for tests has nothing else; several times faster in a process of its own.
const drawing = ['--enable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Few pixels, as each costs the processor. */
const viewport = { width: 400, height: 700 } as const;

const opener = () => page.getByRole('button', { name: /^Turn it around \(3D, under \d+ kB\)$/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const picture = () => page.locator('figure picture').first();
const model = () => page.locator('model-viewer');

/** What the viewer says of itself. */
const ask = <T>(question: (viewer: ModelViewerElement) => T): Promise<T> =>
  model().evaluate(question as (element: Element) => T);
const azimuth = () => ask((viewer) => Math.round((viewer.getCameraOrbit().theta * 180) / Math.PI));
const fieldOfView = () => ask((viewer) => viewer.getFieldOfView());

async function goTo(path: string): Promise<void> {
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await hydrated();
}

async function showModel(): Promise<void> {
  page.setDefaultTimeout(60_000);
  await opener().click();
  await page.getByRole('status').filter({ hasText: modelTexts.shown }).waitFor({ timeout: 90_000 });
}

/** Opens a page for one who wants no motion, and its model. */
async function openModel(path = withModel): Promise<void> {
  await openPage({ reducedMotion: 'reduce', viewport });
  await goTo(path);
  await showModel();
}

/** Has the lid opened, closed and opened, from where it is closed. */
async function moveLid(): Promise<void> {
  const [duration, time] = [await ask((viewer) => viewer.duration), () => ask((viewer) => viewer.currentTime)];
  expect(duration).toBeGreaterThan(0);
  expect(await time()).toBe(0);
  await press(modelTexts.lid.open);
  await becomes(time).toBeCloseTo(duration);
  await press(modelTexts.lid.close);
  await becomes(time).toBe(0);
  await press(modelTexts.lid.open);
  await becomes(time).toBeCloseTo(duration);
}

describe('a model', () => {
  shareBrowser(drawing);

  it('is loaded by a press alone, from the site alone, and within the policy', async () => {
    await openPage({ reducedMotion: 'reduce', viewport });
    const stopped = await noteViolations(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const models = () => [...new Set(asked.filter((url) => url.includes('.glb')))];
    const drawsModels = async () => {
      const scripts = await Promise.all(asked.filter((url) => url.endsWith('.js')).map((url) => fetch(url)));
      const texts = await Promise.all(scripts.map((script) => script.text()));
      return texts.some((text) => text.includes('webglcontextrestored'));
    };
    await goTo(withModel);
    await opener().hover();
    await opener().focus();
    expect(models()).toEqual([]);
    expect(await drawsModels()).toBe(false);
    expect(await picture().isVisible()).toBe(true);

    await showModel();
    expect(models()).toHaveLength(1);
    expect(await drawsModels()).toBe(true);
    expect(asked.filter((url) => !url.startsWith(`${site}/`))).toEqual([]);
    expect(await picture().isVisible()).toBe(false);
    expect(stopped).toEqual([]);
    expect(errors).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    expect(await model().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await press(modelTexts.close);
    expect(await model().count()).toBe(0);
    expect(await picture().isVisible()).toBe(true);
  });

  it('comes within the policy of the page before, for who moves on inside the app', async () => {
    await openPage({ reducedMotion: 'reduce', viewport });
    const stopped = await noteViolations(page);
    await goTo(pathOf('kelvin'));
    expect(await opener().count()).toBe(0);
    await mark();
    await page.locator(`footer a[href="${withModel}"]`).click();
    await page.getByRole('heading', { level: 1, name: 'Monarch XVO 10' }).waitFor();
    await showModel();
    expect(await stillMarked()).toBe(true);
    expect(stopped).toEqual([]);
  });

  it('opens and closes its lid, motion: no-preference', async () => {
    await openPage({ reducedMotion: 'no-preference', viewport });
    await goTo(withModel);
    await showModel();
    await moveLid();
  });

  it('is offered in the visitor’s room where the device shows one, and what becomes of that is said', async () => {
    await openPage({ reducedMotion: 'reduce', viewport });
    // A device that says yes, and then cannot.
    await page.addInitScript(() => {
      const { prototype } = (window as unknown as { XRSystem: { prototype: object } }).XRSystem;
      Object.assign(prototype, {
        isSessionSupported: async () => true,
        requestSession: async () => Promise.reject(new DOMException('None here', 'NotSupportedError')),
      });
    });
    await goTo(withModel);
    await showModel();
    const room = page.getByRole('button', { name: modelTexts.room });
    await room.click();
    await page.getByRole('status').filter({ hasText: modelTexts.problems.room }).waitFor();
    expect(await room.count()).toBe(0);
    expect(await model().isVisible()).toBe(true);
  });

  it('without script there is no button for it', async () => {
    await openPage({ javaScriptEnabled: false });
    await page.goto(site + withModel);
    expect(await picture().isVisible()).toBe(true);
    expect(await opener().count()).toBe(0);
  });
});

describe('a model that is shown', () => {
  shareBrowser(drawing, 'all');

  // One page for all of them, as a model takes seconds to draw; what has failed there leaves a new one to what follows.
  let isShown = false;
  beforeEach(async ({ onTestFailed }) => {
    onTestFailed(() => {
      isShown = false;
    });
    if (!isShown) await openModel();
    isShown = true;
  });

  it('is described, lets a finger scroll the page, and gives axe nothing to object to in either color scheme', async () => {
    const surface = model().locator('[role=img]');
    expect(await surface.getAttribute('aria-label')).toMatch(/^3D model of Monarch XVO 10, exterior 10 × 7 × 12\.5/);
    expect(await surface.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
    // This device shows nothing in a room.
    expect(await page.getByRole('button', { name: modelTexts.room }).count()).toBe(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor();
      expect(await findings(page, 'main'), colorScheme).toEqual([]);
    }
  });

  it('is turned and brought nearer by keys, and by presses alone', async () => {
    const first = await azimuth();
    await model().locator('[role=img]').focus();
    expect(await model().evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.keyboard.press('ArrowRight');
    await becomes(azimuth).not.toBe(first);
    const far = await fieldOfView();
    await page.keyboard.press('+');
    await becomes(fieldOfView).toBeLessThan(far);

    await press(modelTexts.views.front);
    await becomes(azimuth).toBe(0);
    await press(modelTexts.turn.right);
    await becomes(azimuth).toBe(30);
    await press(modelTexts.turn.left);
    await becomes(azimuth).toBe(0);
    await press(modelTexts.views.side);
    await becomes(azimuth).toBe(90);
    await press(modelTexts.zoom.out);
    await press(modelTexts.views.reset);
    await becomes(azimuth).toBe(first);
    await becomes(fieldOfView).toBeCloseTo(far);
  });

  it('has lines beside it with the published figures in both units, which can be taken away', async () => {
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
    const lengths = before.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => Math.hypot(x2 - x1, y2 - y1));
    expect(lengths.map((length) => length > 20)).toEqual([true, true, true]);
    await press(modelTexts.turn.right);
    await becomes(drawn).not.toEqual(before);

    await press(modelTexts.dimensions);
    expect(await labels.locator('visible=true').count()).toBe(0);
    await press(modelTexts.dimensions);
    expect(await labels.locator('visible=true').count()).toBe(3);
  });

  it('opens and closes its lid, motion: reduce', moveLid);
});

describe('the picture stays, and a sentence says why,', () => {
  shareBrowser(drawing);

  const says = async (problem: ModelProblem) => {
    const sentence = modelTexts.problems[problem];
    await page.getByRole('status').filter({ hasText: sentence }).waitFor({ timeout: 60_000 });
    expect(await model().count()).toBe(0);
    expect(await picture().isVisible()).toBe(true);
  };

  it('where the model does not come, and it can be asked for again', async () => {
    await openPage({ reducedMotion: 'reduce', viewport });
    await goTo(withModel);
    await page.route('**/*.glb', (route) => route.abort());
    await opener().click();
    await says('failed');
    await page.unroute('**/*.glb');
    await showModel();
  });

  it('where the viewer does not come', async () => {
    await openPage();
    await goTo(withModel);
    await page.route('**/*.js', (route) => route.abort());
    await opener().click();
    await says('failed');
  });

  it('where the browser has no WebGL, and nothing is loaded', async () => {
    await openPage();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await goTo(withModel);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await opener().click();
    await says('unsupported');
    expect(asked.filter((url) => url.endsWith('.glb'))).toEqual([]);
  });

  it('where the browser gives up drawing', async () => {
    await openModel();
    await ask((viewer) => {
      const canvas = viewer.shadowRoot?.querySelector<HTMLCanvasElement>('#webgl-canvas');
      canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await says('lost');
  });
});
