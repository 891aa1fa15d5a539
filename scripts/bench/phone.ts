/** Chromium as a phone that is slow and has seen nothing yet. */
import type { Chromium, Tab } from './chromium';

/** How a visit is slowed. */
export interface Pace {
  /** How many times slower the processor is; 1 is as it is. */
  readonly cpu: number;
  /** Undefined is loopback at full speed. */
  readonly network?: { readonly latencyMs: number; readonly downKbps: number; readonly upKbps: number };
}

/**
 * Lighthouse's slow 4G as it has Chromium apply it, and its processor. Chromium delays whole requests and knows no
 * handshakes: Lighthouse stands in for those with 3.75 round trips of 150 ms each, and 90 % of 1.6 and 0.75 Mbit/s.
 */
export const slowPhone: Pace = { cpu: 4, network: { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675 } };

const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

/** Opens an empty page of a phone that has seen nothing yet, runs `visit` in it at this pace and closes it. */
export async function asPhone<Result>(
  browser: Chromium,
  pace: Pace,
  visit: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const tab = await browser.newTab();
  try {
    await tab.send('Emulation.setDeviceMetricsOverride', phone);
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await setPace(tab, pace);
    return await visit(tab);
  } finally {
    await tab.close();
  }
}

async function setPace(tab: Tab, { cpu, network }: Pace): Promise<void> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latencyMs ?? 0,
    downloadThroughput: network ? bytesPerSecond(network.downKbps) : -1,
    uploadThroughput: network ? bytesPerSecond(network.upKbps) : -1,
  });
}

/** Has the browser tell pages that its visitor saves data. */
export async function saveData(tab: Tab): Promise<void> {
  await tab.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** Waits for a frame and the start of the one after it, when it is on the screen. */
export async function nextFrameShown(tab: Tab): Promise<void> {
  await tab.run(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}
