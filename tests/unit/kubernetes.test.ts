/** deploy/kubernetes, checked against the schemas of the Kubernetes API without a cluster. */
import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { HTTPRoute, type IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler, type IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { type IIngress, type INetworkPolicy, Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { type IPodDisruptionBudget, PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, type INamespace, type IService, Namespace, Service } from 'kubernetes-models/v1';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { fakeNginx } from '../nginx/support/site';
import { emptyFolder, folder } from './support/folder';
import { repository, run, source } from './support/run';

const manifests = join(repository, 'deploy/kubernetes');

interface Resource {
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

const yamlFiles: readonly string[] = readdirSync(manifests, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ya?ml$/.test(file))
  .sort();

/** @throws Error for anything that is not one document of YAML 1.2, a duplicate key included. */
const readResource = <T = Resource>(file: string): T => parse(source(`deploy/kubernetes/${file}`)) as T;

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

type SchemaFault = Readonly<Record<'instancePath' | 'keyword' | 'message', string>>;

/** The errors that the API server would report: missing keys, wrong types, unknown keys. A patch may leave keys out. */
function schemaFaults(resource: Resource, options: { isPatch?: boolean } = {}): readonly string[] {
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
      if (!(options.isPatch && keyword === 'required')) faults.push(`${instancePath} ${message}`);
  }
  // Keys below an unknown key are unseen as well; the key itself is enough.
  const isBelowAnother = (key: string) => [...unseen].some((other) => key.startsWith(`${other}/`));
  return [
    ...faults,
    ...[...unseen].filter((key) => !isBelowAnother(key)).map((key) => `${key} is not a key of the API`),
  ];
}

/** The reason why this host cannot render overlays, or an empty string. Debian 12's kubectl contains kustomize 2. */
function whatKubectlLacks(): string {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client', '-o', 'json'], { encoding: 'utf8' });
  if (status !== 0) return 'kubectl is not installed (Debian 13: kubernetes-client)';
  const { kustomizeVersion = '' } = JSON.parse(stdout) as { kustomizeVersion?: string };
  return Number(/^v(\d+)/.exec(kustomizeVersion)?.[1] ?? 0) >= 5 ? '' : 'kubectl is older than 1.27';
}

/** The overlay in a folder as `kubectl apply -k` would send it. @throws Error with kubectl's output, warnings included. */
function renderOverlay(overlay: string): readonly Resource[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
}

interface Kustomization {
  readonly patches?: readonly { readonly path?: string; readonly patch?: string }[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly literals: readonly string[] }[];
}

const overlays = ['staging', 'production'];
const kustomizations = yamlFiles.filter((file) => file.endsWith('kustomization.yaml'));
const kustomization = (file: string) => readResource<Kustomization>(file);
const literals = (file: string) =>
  Object.fromEntries(
    (kustomization(file).configMapGenerator ?? []).flatMap((generator) =>
      generator.literals.map((literal) => literal.split(/=(.*)/s, 2) as [string, string]),
    ),
  );

it('the schemas of the Kubernetes API refuse a misspelled key, and name a missing one', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'web', labels: { any: 'label' } } };
  const resource = { ...service, spec: { ports: [{ targetport: 'http' }] } };
  const found = [expect.stringContaining('/spec/ports/0 '), expect.stringContaining('0/targetport ')];
  expect(schemaFaults(resource)).toEqual(found);
});

const patches = kustomizations.flatMap((file) =>
  (kustomization(file).patches ?? []).flatMap(({ path }) => (path ? [join(dirname(file), path)] : [])),
);
const resources = yamlFiles.filter((file) => !kustomizations.includes(file));

it.each(resources)('the files of deploy/kubernetes are valid for the API: %s', (file) => {
  expect(schemaFaults(readResource(file), { isPatch: patches.includes(file) })).toEqual([]);
});

emptyFolder();

it.each(overlays)('the settings in the ConfigMap are valid for nginx: %s', async (name) => {
  const settings = { ...literals('base/kustomization.yaml'), ...literals(`overlays/${name}/kustomization.yaml`) };
  const known = [...source('nginx/render.sh').matchAll(/\$\{([A-Z_]+):-/g)].map(([, key]) => key);
  expect(known).toContain('INQUIRY_HOST');
  expect(settings.OFFLINE).toBe('on');
  // The base trusts nobody. An overlay trusts the pods of its Gateway, but no network that has nodes and visitors too.
  expect(literals('base/kustomization.yaml').TRUSTED_PROXIES).toBe('');
  expect(settings.TRUSTED_PROXIES).toMatch(/\/\d+$/);
  for (const network of settings.TRUSTED_PROXIES?.split(' ') ?? [])
    expect(Number(network.split('/')[1]), network).toBeGreaterThanOrEqual(16);
  for (const key of Object.keys(settings)) expect(known, key).toContain(key);

  const INQUIRY_CA = join(folder, 'authority.pem');
  writeFileSync(INQUIRY_CA, '-----BEGIN CERTIFICATE-----\n');
  for (const page of ['index.html', '404.html']) writeFileSync(join(folder, page), '');
  const files = { WEB_ROOT: folder, NGINX: await fakeNginx(folder, '1.26.3'), INQUIRY_CA };
  const env = { PATH: process.env.PATH, ...settings, ...files };
  const { status, errors } = await run('sh', ['nginx/render.sh', join(folder, name)], env);
  expect([status, errors]).toEqual([0, expect.not.stringContaining('want')]);
});

describe('a pod', () => {
  const { spec } = readResource<IDeployment>('base/deployment.yaml');
  const pod = spec?.template.spec;
  const nginx = pod?.containers[0];
  const containers = pod?.containers ?? [];

  it('is admitted by the pod security standard "restricted", and has requests and limits', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const host of ['hostNetwork', 'hostPID', 'hostIPC'] as const) expect(pod?.[host]).toBeUndefined();
    for (const { securityContext, ports, resources } of containers) {
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(ports?.some(({ hostPort }) => hostPort !== undefined)).toBe(false);
      const both = { cpu: expect.anything(), memory: expect.anything() };
      expect(resources).toMatchObject({ requests: both, limits: both });
    }
    const { metadata } = readResource<INamespace>('base/namespace.yaml');
    expect(metadata?.labels?.['pod-security.kubernetes.io/enforce']).toBe('restricted');
  });

  it('runs as the user of the image, without a service account token, and writes to /tmp alone, up to a limit', () => {
    const [, user, group] =
      /FROM \$\{RUNTIME_IMAGE\}[\s\S]*^USER (\d+):(\d+)$/m.exec(source('deploy/Dockerfile')) ?? [];
    expect(pod?.securityContext).toMatchObject({ runAsUser: Number(user), runAsGroup: Number(group) });
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    expect(nginx?.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
    expect(pod?.volumes).toEqual([{ name: 'tmp', emptyDir: { sizeLimit: expect.any(String) } }]);
    expect(source('deploy/Dockerfile')).toContain('RUN_DIR=/tmp/');
  });

  it('has probes for paths of nginx, on its port', () => {
    const health = source('nginx/snippets/health.conf');
    const probes = [nginx?.livenessProbe, nginx?.readinessProbe, nginx?.startupProbe];
    expect(probes.map((probe) => probe?.httpGet?.path)).toEqual(['/healthz', '/readyz', '/healthz']);
    for (const probe of probes) {
      expect(health).toContain(`location = ${probe?.httpGet?.path} {`);
      expect(probe?.httpGet?.port).toBe('http');
    }
    const [, port] = /LISTEN_PORT=(\d+) \\\n/.exec(source('deploy/Dockerfile').split('AS web')[1] ?? '') ?? [];
    expect(nginx?.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
    expect(readResource<IService>('base/service.yaml').spec?.ports?.map(({ targetPort }) => targetPort)).toEqual([
      'http',
    ]);
  });

  it('is replaced only when another one is ready', () => {
    expect(spec?.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
    expect(Number(spec?.strategy?.rollingUpdate?.maxSurge)).toBeGreaterThan(0);
  });

  it('accepts connections of its peers alone, and connects to these, name servers and HTTPS', () => {
    const { spec: policy } = readResource<INetworkPolicy>('base/network-policy.yaml');
    expect(policy).toMatchObject({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    expect(policy?.ingress).toEqual([{ from: [{ podSelector: {} }], ports: [{ protocol: 'TCP', port: 'http' }] }]);
    expect(policy?.egress?.flatMap(({ ports }) => ports?.map(({ port }) => port))).toEqual(['http', 53, 53, 443]);
    for (const { to } of policy?.egress ?? []) expect(to?.length).toBeGreaterThan(0);
  });

  it.each(['gateway', 'ingress'])('accepts connections from one more namespace with components/%s', (name) => {
    const { spec: policy } = readResource<INetworkPolicy>(`components/${name}/network-policy.yaml`);
    expect(policy?.podSelector?.matchLabels).toEqual(spec?.selector.matchLabels);
    expect(policy?.ingress).toEqual([
      {
        from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': expect.any(String) } } }],
        ports: [{ protocol: 'TCP', port: 'http' }],
      },
    ]);
  });
});

const lacks = whatKubectlLacks();
describe.skipIf(lacks !== '')(`the rendered overlays${lacks && ` (skipped: ${lacks})`}`, () => {
  describe.each(overlays)('%s', (name) => {
    let rendered: readonly Resource[];
    beforeAll(() => {
      rendered = renderOverlay(join(manifests, 'overlays', name));
    });
    const the = <T>(kind: string) =>
      rendered.filter((resource) => resource.kind === kind) as readonly unknown[] as readonly T[];
    const deployment = () => the<IDeployment>('Deployment')[0]?.spec;
    const containers = () => deployment()?.template.spec?.containers ?? [];

    it('is valid for the API', () => {
      expect(rendered.length).toBeGreaterThan(6);
      for (const resource of rendered)
        expect(schemaFaults(resource), `${resource.kind} ${resource.metadata.name}`).toEqual([]);
    });

    it('runs two replicas or more', () => {
      const [autoscaler] = the<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler');
      // With a number in both, each apply would reset that of the autoscaler.
      if (autoscaler) expect(deployment()?.replicas ?? null).toBeNull();
      expect(autoscaler?.spec?.minReplicas ?? deployment()?.replicas).toBeGreaterThanOrEqual(2);
      expect(the('PodDisruptionBudget')).toHaveLength(1);
    });

    it('selects its own pods', () => {
      const labels = deployment()?.template.metadata?.labels;
      const [budget] = the<IPodDisruptionBudget>('PodDisruptionBudget');
      const services = the<IService>('Service').map(({ spec }) => spec?.selector);
      for (const selector of [...services, deployment()?.selector.matchLabels, budget?.spec?.selector?.matchLabels])
        expect(labels).toMatchObject(selector ?? { never: '' });
      const { podAntiAffinity } = deployment()?.template.spec?.affinity ?? {};
      const terms = podAntiAffinity?.preferredDuringSchedulingIgnoredDuringExecution;
      expect(terms?.map(({ podAffinityTerm }) => podAffinityTerm.labelSelector?.matchLabels)).toEqual([labels]);
    });

    it('gives nginx its settings, under a name that changes with them, and all its pods as the peers', () => {
      const nginx = containers().find((container) => container.name === 'nginx');
      const settings = the<Resource & { data: Record<string, string> }>('ConfigMap').find(({ metadata }) =>
        /^web-environment-[a-z0-9]{10}$/.test(metadata.name),
      );
      expect(settings).toBeDefined();
      expect(nginx?.envFrom).toEqual([{ configMapRef: { name: settings?.metadata.name } }]);
      const peers = the<IService>('Service').find(({ spec }) => spec?.clusterIP === 'None');
      const { name, namespace } = peers?.metadata ?? {};
      const host = `${name}.${namespace}.svc.cluster.local`;
      expect(settings?.data.RELEASE_PEERS).toBe(`${host}:${peers?.spec?.ports?.[0]?.port}`);
    });

    it('names a version of each image', () => {
      expect(containers().length).toBeGreaterThan(0);
      for (const { image } of containers()) expect(image).toMatch(/:\d+\.\d+\.\d+$|@sha256:[0-9a-f]{64}$/);
    });

    it('has one host over TLS, routed to its own service, to which HTTP is redirected', () => {
      const routes = the<IHTTPRoute>('HTTPRoute');
      const [route, redirect] = ['https', 'http'].map((listener) =>
        routes.find((candidate) => candidate.spec.parentRefs?.[0]?.sectionName === listener),
      );
      expect(routes).toHaveLength(2);
      expect(route?.spec.hostnames).toHaveLength(1);
      expect(redirect?.spec.hostnames).toEqual(route?.spec.hostnames);
      expect(redirect?.spec.rules?.map(({ backendRefs }) => backendRefs)).toEqual([undefined]);
      expect(redirect?.spec.rules?.[0]?.filters).toEqual([
        { type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } },
      ]);
      // The operations page says so for any other termination of TLS.
      const [, age] = /Elsewhere the balancer has to: `(max-age=\d+)`/.exec(source('deploy/OPERATIONS.md')) ?? [];
      expect(route?.spec.rules?.[0]?.filters?.[0]?.responseHeaderModifier?.set).toEqual([
        { name: 'Strict-Transport-Security', value: age },
      ]);
      const [backend] = route?.spec.rules?.[0]?.backendRefs ?? [];
      const service = the<IService>('Service').find(({ metadata }) => metadata?.name === backend?.name);
      expect(service?.spec?.ports?.map(({ port }) => port)).toContain(backend?.port);
    });
  });

  it('can have an Ingress instead of a Gateway', () => {
    const path = (name: string) => relative(realpathSync(folder), join(manifests, name));
    const text = { resources: [path('base')], components: [path('components/ingress')] };
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify({ ...text, kind: 'Kustomization' }));
    const rendered = renderOverlay(folder);
    for (const resource of rendered) expect(schemaFaults(resource), resource.kind).toEqual([]);
    expect(rendered.filter(({ kind }) => kind === 'NetworkPolicy')).toHaveLength(2);
    const { spec } = rendered.find(({ kind }) => kind === 'Ingress') as unknown as IIngress;
    expect(spec?.tls?.flatMap(({ hosts }) => hosts)).toEqual(spec?.rules?.map(({ host }) => host));
    const [backend] = spec?.rules?.[0]?.http?.paths ?? [];
    expect(backend?.backend.service?.name).toBe(readResource('base/service.yaml').metadata.name);
  });
});
