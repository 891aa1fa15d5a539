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

const home = { ...visitTo('/'), page: pageAt('/') };
const atHome: Navigation = { status: 'shown', shown: home };
const toKelvin = visitTo('/Products/Kelvin');
const toCore = visitTo('/Products/Core');
const loadingKelvin = navigate(atHome, { type: 'went', visit: toKelvin });
const stuckOnKelvin = navigate(loadingKelvin, { type: 'failed', visit: toKelvin, serverResponds: false });

describe('A visitor who goes to another page', () => {
  it('sees the present one until the next is loaded', () => {
    expect(loadingKelvin).toEqual({ status: 'loading', shown: home, wanted: toKelvin });
    const page = pageAt('/Products/Kelvin');
    expect(navigate(loadingKelvin, { type: 'loaded', visit: toKelvin, page })).toEqual({
      status: 'shown',
      shown: { ...toKelvin, page },
      before: home,
    });
  });

  it('gets the last page that was requested, even if the first loads later', () => {
    const loadingCore = navigate(loadingKelvin, { type: 'went', visit: toCore });
    expect(loadingCore).toEqual({ status: 'loading', shown: home, wanted: toCore });
    expect(navigate(loadingCore, { type: 'loaded', visit: toKelvin, page: pageAt('/Products/Kelvin') })).toBe(
      loadingCore,
    );
    expect(navigate(loadingCore, { type: 'failed', visit: toKelvin, serverResponds: true })).toBe(loadingCore);
  });

  it('who goes back stays, whatever loads later', () => {
    const back = visitTo('/');
    const stayed = navigate(loadingKelvin, { type: 'went', visit: back });
    expect(stayed).toEqual({ status: 'shown', shown: { ...home, ...back } });
    expect(navigate(stayed, { type: 'loaded', visit: toKelvin, page: pageAt('/Products/Kelvin') })).toBe(stayed);
  });

  it('is the server’s where the page cannot be loaded and the server answers', () => {
    expect(navigate(loadingKelvin, { type: 'failed', visit: toKelvin, serverResponds: true }).status).toBe('leaving');
  });
});

describe('Where the server does not answer either', () => {
  it('what is read stays', () => {
    expect(stuckOnKelvin).toEqual({ status: 'stuck', shown: home, wanted: toKelvin });
  });

  it('the visitor can try again: it is loaded anew, and nothing of the first try counts', () => {
    const again = navigate(stuckOnKelvin, { type: 'retried' });
    expect(again).toEqual(loadingKelvin);
    expect(navigate(again, { type: 'failed', visit: toKelvin, serverResponds: true })).toBe(again);
  });

  it('the same link, pressed again, tries again', () => {
    const visit = visitTo('/Products/Kelvin');
    expect(navigate(stuckOnKelvin, { type: 'went', visit })).toEqual({ status: 'loading', shown: home, wanted: visit });
  });

  it('a link to another page leads there', () => {
    expect(navigate(stuckOnKelvin, { type: 'went', visit: toCore }).status).toBe('loading');
  });
});

describe('A page whose code fails', () => {
  const page = pageAt('/Products/Kelvin');
  const atKelvin = navigate(loadingKelvin, { type: 'loaded', visit: toKelvin, page });
  const backHome = { ...home, arrivedBy: NavigationType.Pop };

  it('before it is seen gives way to the one that was read, where it was read, until the server has been asked', () => {
    const broken = navigate(atKelvin, { type: 'broke', page, wasShown: false });
    expect(broken).toEqual({ status: 'loading', shown: backHome, wanted: toKelvin });
    const failed = (serverResponds: boolean) =>
      navigate(broken, { type: 'failed', visit: (broken as { wanted: Visit }).wanted, serverResponds });
    expect(failed(true).status).toBe('leaving');
    expect(failed(false)).toEqual({ status: 'stuck', shown: backHome, wanted: toKelvin });
  });

  it('once it has been seen stays, as it is what is read', () => {
    const anchor = { ...toKelvin, location: { ...toKelvin.location, hash: '#faq', key: 'anchor' } };
    const onAnchor = navigate(atKelvin, { type: 'went', visit: anchor });
    const broken = navigate(onAnchor, { type: 'broke', page, wasShown: true });
    expect(broken).toEqual({ status: 'loading', shown: { ...anchor, page }, wanted: anchor });
  });

  it('gives way to the one before it, whichever anchors of it were visited meanwhile', () => {
    const anchor = { ...toKelvin, location: { ...toKelvin.location, hash: '#faq', key: 'anchor' } };
    const onAnchor = navigate(atKelvin, { type: 'went', visit: anchor });
    expect(navigate(onAnchor, { type: 'broke', page, wasShown: false })).toEqual({
      status: 'loading',
      shown: backHome,
      wanted: anchor,
    });
  });

  it('changes nothing where another has been asked for, or is on show', () => {
    const loadingCore = navigate(atKelvin, { type: 'went', visit: toCore });
    expect(navigate(loadingCore, { type: 'broke', page, wasShown: true })).toBe(loadingCore);
    expect(navigate(atHome, { type: 'broke', page, wasShown: true })).toBe(atHome);
  });
});

describe('On the page on show', () => {
  it('an anchor or a query of it is shown at once', () => {
    const visit = visitTo('/', { hash: '#faq' });
    expect(navigate(atHome, { type: 'went', visit })).toEqual({ status: 'shown', shown: { ...home, ...visit } });
  });

  it('nothing changes without a change of address', () => {
    expect(navigate(atHome, { type: 'went', visit: home })).toBe(atHome);
    expect(navigate(loadingKelvin, { type: 'went', visit: toKelvin })).toBe(loadingKelvin);
    expect(navigate(atHome, { type: 'retried' })).toBe(atHome);
  });
});
