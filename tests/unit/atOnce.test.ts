import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleAtOnce, moveRow, openLightbox } from '../../frontend/src/lib/startup/atOnce';

afterEach(() => vi.unstubAllGlobals());

/** A link as a browser gives it that does not mirror ARIA attributes as properties, such as Firefox before 119. */
const linkWith = (attributes: Readonly<Record<string, string>>) =>
  ({
    id: 'picture',
    dataset: {},
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    closest: () => null,
    firstElementChild: null,
    nextElementSibling: null,
  }) as unknown as HTMLElement;

const pictureLink = linkWith({ 'aria-haspopup': 'dialog', 'aria-controls': 'lightbox' });

/** A page whose only element is this dialog. */
function pageWith(dialog?: { readonly open: boolean }) {
  const showModal = vi.fn();
  const element = dialog && { ...dialog, dataset: {}, querySelector: () => null, showModal };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'lightbox' && element) || null });
  return { showModal };
}

describe('A click on a picture', () => {
  it('opens its lightbox, also where the browser has no ARIA properties', () => {
    const { showModal } = pageWith({ open: false });
    expect(handleAtOnce(pictureLink)).toBe(true);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('is not handled where the page has no such lightbox, so that it is kept for the app', () => {
    pageWith();
    expect(handleAtOnce(pictureLink)).toBe(false);
    expect(openLightbox(pictureLink)).toBe(false);
  });

  it('is handled where the lightbox is already open, which is not opened twice', () => {
    const { showModal } = pageWith({ open: true });
    expect(handleAtOnce(pictureLink)).toBe(true);
    expect(showModal).not.toHaveBeenCalled();
  });
});

describe('A click that opens another dialog', () => {
  it('is left to the app', () => {
    const { showModal } = pageWith({ open: false });
    expect(handleAtOnce(linkWith({ 'aria-haspopup': 'dialog' }))).toBe(false);
    expect(handleAtOnce(linkWith({ 'aria-haspopup': 'menu', 'aria-controls': 'lightbox' }))).toBe(false);
    expect(showModal).not.toHaveBeenCalled();
  });
});

describe('A row of slides', () => {
  /** A row of 15 slides of 100 px, of which `inView` are side by side. */
  const rowOf = (inView: number) => ({
    scrollLeft: 0,
    scrollWidth: 1500,
    clientWidth: inView * 100,
    firstElementChild: { childElementCount: 15 },
    scrollTo({ left }: { left: number }) {
      this.scrollLeft = Math.min(left, this.scrollWidth - this.clientWidth);
    },
  });

  it.each([1, 2, 3, 4])('moves from either end to the other with %i slides side by side', (inView) => {
    const row = rowOf(inView);
    const positions = [];
    for (let move = 0; move < 17 - inView; move += 1) {
      moveRow(row as unknown as Element, 1);
      positions.push(row.scrollLeft / 100);
    }
    expect(positions).toEqual([...Array.from({ length: 15 - inView }, (_, index) => index + 1), 0, 1]);
    moveRow(row as unknown as Element, -1);
    moveRow(row as unknown as Element, -1);
    expect(row.scrollLeft / 100).toBe(15 - inView);
  });
});
