/** Where each product's model is served, by the file's name, which is the product's id. */
const files = import.meta.glob<string>('../../assets/models/*.glb', { import: 'default', eager: true });

/** The address of a product's model. @throws Error for a product without one. */
export function modelFile(product: string): string {
  const file = files[`../../assets/models/${product}.glb`];
  if (!file) throw new Error(`No model of ${product}`);
  return file;
}
