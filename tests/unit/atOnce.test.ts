import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleAtOnce, hasModifier, moveRow, openDialog } from '../../frontend/src/lib/startup/atOnce';

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
    focus: vi.fn(),
  }) as unknown as HTMLElement;

const pictureLink = linkWith({ 'aria-haspopup': 'dialog', 'aria-controls': 'lightbox' });

/** A page whose only element is this dialog, and which is 1,000 px wide without its scrollbar. */
function pageWith(dialog?: { readonly open: boolean; readonly closedBy?: string }) {
  const showModal = vi.fn();
  const style = { overflow: '', paddingRight: '' };
  const element = dialog && {
    ...dialog,
    dataset: {},
    oncancel: undefined as ((event: Event) => void) | undefined,
    onsubmit: undefined as ((event: Event) => void) | undefined,
    onclose: undefined as (() => void) | undefined,
    querySelector: () => null,
    getAttribute: () => dialog.closedBy ?? null,
    showModal,
  };
  vi.stubGlobal('document', {
    documentElement: { clientWidth: 1000, style },
    getElementById: (id: string) => (id === 'lightbox' && element) || null,
  });
  vi.stubGlobal('innerWidth', 1000);
  return { element, style, showModal };
}

describe('A click on a picture', () => {
  it('opens its lightbox, also where the browser has no ARIA properties', () => {
    const { showModal } = pageWith({ open: false });
    expect(handleAtOnce(pictureLink)).toBe(true);
    expect(showModal).toHaveBeenCalledOnce();
  });
});

describe('A dialog', () => {
  it.each([
    ['none', true],
    [undefined, false],
  ])('with closedby %s ignores Escape also where the browser lacks that attribute: %s', (closedBy, ignored) => {
    const { element } = pageWith({ open: false, ...(closedBy && { closedBy }) });
    openDialog(pictureLink);
    const cancel = new Event('cancel', { cancelable: true });
    element?.oncancel?.(cancel);
    expect(cancel.defaultPrevented).toBe(ignored);
  });

  it('with closedby none is closed by no form but that of another button', () => {
    const { element } = pageWith({ open: false, closedBy: 'none' });
    openDialog(pictureLink);
    const isPrevented = (submitter?: HTMLElement) => {
      const submission = Object.assign(new Event('submit', { cancelable: true }), { submitter });
      element?.onsubmit?.(submission);
      return submission.defaultPrevented;
    };
    expect(isPrevented()).toBe(true);
    expect(isPrevented(linkWith({ type: 'submit' }))).toBe(true);
    expect(isPrevented(linkWith({ form: 'closing' }))).toBe(false);
  });

  it('that stays keeps the page behind it from scrolling and moving until it is closed', () => {
    const { element, style } = pageWith({ open: false, closedBy: 'none' });
    vi.stubGlobal('innerWidth', 1015);
    openDialog(pictureLink);
    expect(style).toEqual({ overflow: 'hidden', paddingRight: '15px' });
    element?.onclose?.();
    expect(style).toEqual({ overflow: '', paddingRight: '' });
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

  it.each([1, 4])('moves from either end to the other with %i slides side by side', (inView) => {
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

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('A click with %s is left to the browser', (key) => {
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(hasModifier(keys as MouseEvent)).toBe(false);
  expect(hasModifier({ ...keys, [key]: true } as MouseEvent)).toBe(true);
});
