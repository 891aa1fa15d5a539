import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleAtOnce, openLightbox } from '../../frontend/src/lib/startup/atOnce';

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
