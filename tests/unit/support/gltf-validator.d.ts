declare module 'gltf-validator' {
  /** What Khronos' validator finds in a model's bytes: a message an issue. */
  export function validateBytes(bytes: Uint8Array): Promise<{
    readonly issues: { readonly messages: readonly { readonly code: string; readonly message: string }[] };
  }>;
}
