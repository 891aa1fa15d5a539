/// <reference types="vite/client" />

declare module 'virtual:shell' {
  /** Menus, footer, fixed paths and contact details, made from the manifest at build time. */
  export const shell: ReturnType<typeof import('./site/shell').buildShell>;
}
