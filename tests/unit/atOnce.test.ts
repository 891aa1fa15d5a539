import { expect, it, vi } from 'vitest';
import { handleAtOnce, hasModifier, moveRow } from '../../frontend/src/lib/startup/atOnce';

/** A link as a browser gives it that does not mirror ARIA attributes as properties, such as Firefox before 119. */
const linkWith = (attributes: Readonly<Record<string, string>>) =>
  ({
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    focus: vi.fn(),
  }) as unknown as HTMLElement;

// Chromium itself keeps it open at Escape.
it('A dialog that stays is opened by a click, and closed by a button of another form, and by neither Escape nor its own form', () => {
  // A page that is 1,000 px wide beside a scrollbar of 15 px, and whose only element is the dialog.
  const style = { overflow: '', paddingRight: '' };
  const dialog = {
    dataset: {},
    oncancel: undefined as ((event: Event) => void) | undefined,
    onsubmit: undefined as ((event: Event) => void) | undefined,
    onclose: undefined as (() => void) | undefined,
    querySelector: () => null,
    getAttribute: () => 'none',
    showModal: vi.fn(),
  };
  vi.stubGlobal('document', {
    documentElement: { clientWidth: 1000, style },
    getElementById: (id: string) => (id === 'lightbox' ? dialog : null),
  });
  vi.stubGlobal('innerWidth', 1015);
  expect(handleAtOnce(linkWith({ 'aria-haspopup': 'dialog', 'aria-controls': 'lightbox' }))).toBe(true);
  expect(dialog.showModal).toHaveBeenCalledOnce();
  const isPrevented = (handle: typeof dialog.onsubmit, submitter?: HTMLElement) => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter });
    handle?.(event);
    return event.defaultPrevented;
  };
  expect(isPrevented(dialog.oncancel)).toBe(true);
  expect(isPrevented(dialog.onsubmit)).toBe(true);
  expect(isPrevented(dialog.onsubmit, linkWith({ type: 'submit' }))).toBe(true);
  expect(isPrevented(dialog.onsubmit, linkWith({ form: 'closing' }))).toBe(false);
  // Until it is closed, the page behind it neither scrolls nor moves.
  expect(style).toEqual({ overflow: 'hidden', paddingRight: '15px' });
  dialog.onclose?.();
  expect(style).toEqual({ overflow: '', paddingRight: '' });
});

it.each([1, 4])('A row of 15 slides moves from either end to the other with %i slides side by side', (inView) => {
  const row = {
    scrollLeft: 0,
    scrollWidth: 1500,
    clientWidth: inView * 100,
    firstElementChild: { childElementCount: 15 },
    scrollTo({ left }: { left: number }) {
      this.scrollLeft = left;
    },
  };
  const positionAfter = (by: 1 | -1) => {
    moveRow(row as unknown as Element, by);
    return row.scrollLeft / 100;
  };
  const last = 15 - inView;
  const forward = Array.from({ length: last + 2 }, () => positionAfter(1));
  expect(forward).toEqual([...Array.from({ length: last }, (_, index) => index + 1), 0, 1]);
  expect([positionAfter(-1), positionAfter(-1)]).toEqual([0, last]);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('A click with %s is left to the browser', (key) => {
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(hasModifier(keys as MouseEvent)).toBe(false);
  expect(hasModifier({ ...keys, [key]: true } as MouseEvent)).toBe(true);
});
