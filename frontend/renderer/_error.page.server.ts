/** Prerendered as 404.html: nginx answers unknown paths with it. */
export const isErrorPage = true;
