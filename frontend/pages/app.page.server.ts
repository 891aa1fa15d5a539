// Without this file vite-plugin-ssr would add its browser runtime to the page. The page is rendered by ../renderer.
export {};
