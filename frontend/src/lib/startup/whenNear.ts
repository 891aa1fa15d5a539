/** Calls back once an element is in view, or nearly so. What it returns calls that off. */
export function whenNear(element: Element, callback: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  near.observe(element);
  return () => near.disconnect();
}
