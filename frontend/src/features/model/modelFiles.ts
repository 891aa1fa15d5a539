/** URLs of the models by file name, which is the product's id. */
const files = import.meta.glob<string>('../../assets/models/*.glb', { import: 'default', eager: true });

/** The URL of a product's model. @throws Error for a product without one. */
export function modelFile(product: string): string {
  const file = files[`../../assets/models/${product}.glb`];
  if (!file) throw new Error(`No model of ${product}`);
  return file;
}
