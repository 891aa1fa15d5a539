import { NavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type Navigation, navigate, type Visit } from '../../frontend/src/app/navigation/navigation';
import type { Page } from '../../frontend/src/content/page';

const pageAt = (path: string) => ({ path }) as Page;
let visits = 0;
const visitTo = (pathname: string, rest = {}): Visit => {
  visits += 1;
  return {
    location: { pathname, search: '', hash: '', state: null, key: `${visits}`, ...rest } as Visit['location'],
    arrivedBy: NavigationType.Push,
  };
};

const kelvin = pageAt('/Products/Kelvin');
const home = { ...visitTo('/'), page: pageAt('/') };
const atHome: Navigation = { status: 'shown', shown: home };
const toKelvin = visitTo('/Products/Kelvin');
const toCore = visitTo('/Products/Core');
const loadingKelvin = navigate(atHome, { type: 'went', visit: toKelvin });

describe('A visitor who goes to another page', () => {
  it('keeps the current page until the next is loaded', () => {
    expect(loadingKelvin).toEqual({ status: 'loading', shown: home, wanted: toKelvin, ahead: 1 });
    const atKelvin = { status: 'shown', shown: { ...toKelvin, page: kelvin }, before: { shown: home, ahead: 1 } };
    expect(navigate(loadingKelvin, { type: 'loaded', visit: toKelvin, page: kelvin })).toEqual(atKelvin);
  });

  it('gets the last page that was requested, even if the first loads later', () => {
    const loadingCore = navigate(loadingKelvin, { type: 'went', visit: toCore });
    expect(loadingCore).toEqual({ status: 'loading', shown: home, wanted: toCore, ahead: 2 });
    expect(navigate(loadingCore, { type: 'loaded', visit: toKelvin, page: kelvin })).toBe(loadingCore);
    expect(navigate(loadingCore, { type: 'failed', visit: toKelvin, serverResponds: true })).toBe(loadingCore);
  });

  it('ignores a page that loads after Back', () => {
    const back = visitTo('/');
    const stayed = navigate(loadingKelvin, { type: 'went', visit: back });
    expect(stayed).toEqual({ status: 'shown', shown: { ...home, ...back } });
    expect(navigate(stayed, { type: 'loaded', visit: toKelvin, page: kelvin })).toBe(stayed);
  });
});

it('The current page is kept where the server does not answer either, and the visitor can try again', () => {
  const stuckOnKelvin = navigate(loadingKelvin, { type: 'failed', visit: toKelvin, serverResponds: false });
  expect(stuckOnKelvin).toEqual({ status: 'stuck', shown: home, wanted: toKelvin, ahead: 1 });
  const again = navigate(stuckOnKelvin, { type: 'retried' });
  expect(again).toEqual(loadingKelvin);
  // A late failure of the first try has no effect.
  expect(navigate(again, { type: 'failed', visit: toKelvin, serverResponds: true })).toBe(again);
});

it('How far Stay leads back is counted by link, not by tap, and unknown after Back or Forward', () => {
  const ahead = (...ways: (keyof typeof NavigationType)[]) => {
    const went = (from: Navigation, way: keyof typeof NavigationType, index: number) =>
      navigate(from, { type: 'went', visit: { ...visitTo(`/${index}`), arrivedBy: NavigationType[way] } });
    const pending = ways.reduce(went, atHome) as Extract<Navigation, { readonly wanted: Visit }>;
    const loaded = navigate(pending, { type: 'loaded', visit: pending.wanted, page: kelvin });
    expect(navigate(loaded, { type: 'broke', page: kelvin, wasShown: false })).toMatchObject({ ahead: pending.ahead });
    return pending.ahead;
  };
  expect([ahead('Push', 'Replace'), ahead('Push', 'Push', 'Replace'), ahead('Replace')]).toEqual([1, 2, 0]);
  const unknown = Number.NaN;
  expect([ahead('Pop'), ahead('Pop', 'Push'), ahead('Push', 'Push', 'Pop')]).toEqual([unknown, unknown, unknown]);
});

describe('A page whose code fails', () => {
  const atKelvin = navigate(loadingKelvin, { type: 'loaded', visit: toKelvin, page: kelvin });
  const backHome = { ...home, arrivedBy: NavigationType.Pop };
  const anchor = { ...toKelvin, location: { ...toKelvin.location, hash: '#faq', key: 'anchor' } };
  const onAnchor = navigate(atKelvin, { type: 'went', visit: anchor });

  it('before it is shown is replaced by the previous page until the server has been asked', () => {
    const broken = navigate(atKelvin, { type: 'broke', page: kelvin, wasShown: false });
    expect(broken).toEqual({ status: 'loading', shown: backHome, wanted: toKelvin, ahead: 1 });
    const failed = (serverResponds: boolean) =>
      navigate(broken, { type: 'failed', visit: (broken as { wanted: Visit }).wanted, serverResponds });
    expect(failed(true).status).toBe('leaving');
    expect(failed(false)).toEqual({ status: 'stuck', shown: backHome, wanted: toKelvin, ahead: 1 });
  });

  it.each([
    ['after it was shown is kept', true, { ...anchor, page: kelvin }, 0],
    ['before it was shown is replaced by the previous page, also from one of its anchors', false, backHome, 2],
  ])('%s', (_, wasShown, shown, ahead) => {
    const broken = navigate(onAnchor, { type: 'broke', page: kelvin, wasShown });
    expect(broken).toEqual({ status: 'loading', shown, wanted: anchor, ahead });
  });

  it('changes nothing where another page is requested or shown', () => {
    const loadingCore = navigate(atKelvin, { type: 'went', visit: toCore });
    expect(navigate(loadingCore, { type: 'broke', page: kelvin, wasShown: true })).toBe(loadingCore);
    expect(navigate(atHome, { type: 'broke', page: kelvin, wasShown: true })).toBe(atHome);
  });
});

it('An anchor or a query of the current page is shown at once, and there is nothing to retry', () => {
  const visit = visitTo('/', { hash: '#faq' });
  expect(navigate(atHome, { type: 'went', visit })).toEqual({ status: 'shown', shown: { ...home, ...visit } });
  expect(navigate(atHome, { type: 'retried' })).toBe(atHome);
});
