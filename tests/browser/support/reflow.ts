/** What of a page is out of reach in a small window; both functions run in the page. */

/** What does not fit: how much wider than the window the page is, and each text of which a part cannot be brought into view. */
export function lost(): string[] {
  const found: string[] = [];
  const tooWide = document.documentElement.scrollWidth - window.innerWidth;
  if (tooWide > 0) found.push(`the page is ${tooWide} px too wide`);
  // Each box is around many texts, and its style is expensive to read.
  const boxes = new Map<Element, { unseen: boolean; scrolls: boolean; edge: DOMRect | undefined }>();
  const read = (box: Element) => {
    const { clipPath, overflowX, overflowY } = getComputedStyle(box);
    const cuts = /hidden|clip/.test(overflowX + overflowY);
    const facts = {
      unseen: clipPath !== 'none',
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      edge: cuts ? box.getBoundingClientRect() : undefined,
    };
    boxes.set(box, facts);
    return facts;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim()) continue;
    // Skips text that is not rendered, and carousels, whose other slides are out of view. Visually hidden text is `unseen`.
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('.swiper, [hidden], svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let isScrolled = false;
    let cut = false;
    let isUnseen = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { unseen, scrolls, edge } = boxes.get(box) ?? read(box);
      isUnseen ||= unseen;
      isScrolled ||= scrolls;
      if (isScrolled || !edge) continue;
      if (left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2) cut = true;
    }
    if (!isScrolled && (left < -1 || right > window.innerWidth + 1)) cut = true;
    if (cut && !isUnseen && bottom > -window.scrollY) found.push(text.textContent.trim().slice(0, 60));
  }
  return found;
}

/** The captions of tables that are wider than their frame. */
export const wideTables = () =>
  [...document.querySelectorAll('main table')]
    .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
    .map((table) => table.querySelector('caption')?.textContent);

/** How much of the window's height stays covered while the page is scrolled, of 1. */
export function coveredShare(): number {
  window.scrollTo(0, 600);
  const stays = (element: Element | null) => {
    for (let box = element; box; box = box.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(box).position) && box.matches('header, [role=alert], nav')) return true;
    return false;
  };
  const rows = [...Array(window.innerHeight).keys()];
  const covered = rows.filter((y) => stays(document.elementFromPoint(window.innerWidth / 2, y)));
  window.scrollTo(0, 0);
  return covered.length / window.innerHeight;
}

/** The entries of the header that overlap the one before. */
export function overlapping(): string[] {
  const boxes = [...document.querySelectorAll('header > div :is(a, summary, button)')]
    .filter((control) => control.checkVisibility() && !control.closest('ul, [popover]'))
    .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }));
  return boxes.flatMap(({ name, box }, index) => {
    const before = boxes[index - 1]?.box;
    return before && box.left < before.right - 1 && box.top < before.bottom - 1 ? [`${name}`] : [];
  });
}

/** The words of the main part that are broken over lines though they fit in half the window, and all such words of buttons. */
export function broken(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const linesOf = (boxes: readonly DOMRect[]) => new Set(boxes.map(({ top }) => Math.round(top))).size;
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    if (linesOf([...range.getClientRects()]) < 2) continue;
    const limit = text.parentElement?.closest('.MuiButton-root') ? Number.POSITIVE_INFINITY : window.innerWidth / 2;
    // A line may be broken at a space and after a dash, and not at a no-break space.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^ \n–-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      if (linesOf(boxes) > 1 && boxes.reduce((sum, { width }) => sum + width, 0) < limit) found.push(word);
    }
  }
  return found;
}
