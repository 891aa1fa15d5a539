/** Calls back once an element is within 200 px of the viewport. Returns a function that cancels it. */
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
