/** Reads deploy/kubernetes and checks resources against the schemas of the Kubernetes API, without a cluster. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { repository } from './run';

export const manifests = join(repository, 'deploy/kubernetes');

export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** The kinds in use; any other one is reported until it is added here. */
const models = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
];

export const yamlFiles: readonly string[] = readdirSync(manifests, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ya?ml$/.test(file))
  .sort();

/** @throws Error for anything that is not one document of YAML 1.2, a duplicate key included. */
export const readResource = <T = Resource>(file: string): T => parse(readFileSync(join(manifests, file), 'utf8')) as T;

/** Records which keys of the data are read. The schemas' validators read every key that they know, and no other. */
function watched(data: unknown, at: string, unseen: Set<string>): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const children = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, watched(value, `${at}/${key}`, unseen)]),
  );
  if (!Array.isArray(data)) for (const key of Object.keys(data)) unseen.add(`${at}/${key}`);
  return new Proxy(Array.isArray(data) ? Object.values(children) : children, {
    get(target, key, receiver) {
      unseen.delete(`${at}/${String(key)}`);
      return Reflect.get(target, key, receiver);
    },
  });
}

interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
}

/** The errors that the API server would report: missing keys, wrong types, unknown keys. A patch may leave keys out. */
export function schemaFaults(resource: Resource, options: { isPatch?: boolean } = {}): readonly string[] {
  const { apiVersion, kind } = resource;
  const model = models.find((candidate) => candidate.apiVersion === apiVersion && candidate.kind === kind);
  if (!model) return [`${apiVersion} ${kind}: no schema in use`];
  const unseen = new Set<string>();
  const faults: string[] = [];
  try {
    // Models of the Gateway API read their schema from the resource.
    const data = Object.setPrototypeOf(watched(resource, '', unseen), model.prototype);
    model.prototype.validate.call(data as never);
  } catch (error) {
    const { errors } = error as { errors?: readonly SchemaFault[] };
    if (!errors) throw error;
    for (const { instancePath, keyword, message } of errors)
      if (!(options.isPatch && keyword === 'required')) faults.push(`${instancePath} ${message ?? keyword}`);
  }
  // Keys below an unknown key are unseen as well; the key itself is enough.
  const isBelowAnother = (key: string) => [...unseen].some((other) => key.startsWith(`${other}/`));
  return [
    ...faults,
    ...[...unseen].filter((key) => !isBelowAnother(key)).map((key) => `${key} is not a key of the API`),
  ];
}

/** The reason why this host cannot render overlays, or an empty string. Debian 12's kubectl contains kustomize 2. */
export function whatKubectlLacks(): string {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client', '-o', 'json'], { encoding: 'utf8' });
  if (status !== 0) return 'kubectl is not installed (Debian 13: kubernetes-client)';
  const { kustomizeVersion = '' } = JSON.parse(stdout) as { kustomizeVersion?: string };
  return Number(/^v(\d+)/.exec(kustomizeVersion)?.[1] ?? 0) >= 5 ? '' : 'kubectl is older than 1.27';
}

/** The overlay in a folder as `kubectl apply -k` would send it. @throws Error with kubectl's output, warnings included. */
export function renderOverlay(overlay: string): readonly Resource[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
}
