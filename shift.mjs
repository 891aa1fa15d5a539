import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--ignore-certificate-errors'] });
for (const [path, width] of [['/', 412], ['/glossary', 360], [process.argv[2], 1440]]) {
const c = await b.newContext({ ignoreHTTPSErrors: true, viewport: { width, height: width > 1000 ? 900 : 823 } }); const p = await c.newPage();
await p.route('**/*.woff2', async r => { await new Promise(f => setTimeout(f, 1200)); await r.continue(); });
await p.addInitScript(() => { window.__s = []; new PerformanceObserver(l => l.getEntries().forEach(e => window.__s.push([+e.value.toFixed(5), Math.round(e.startTime), e.sources.map(s => [s.node?.nodeName, s.node?.className, (s.node?.textContent ?? '').slice(0, 40), Math.round(s.previousRect.x) + ',' + Math.round(s.previousRect.y) + ' ' + Math.round(s.previousRect.width) + 'x' + Math.round(s.previousRect.height), Math.round(s.currentRect.x) + ',' + Math.round(s.currentRect.y) + ' ' + Math.round(s.currentRect.width) + 'x' + Math.round(s.currentRect.height)])]))).observe({ type: 'layout-shift', buffered: true }); });
await p.goto('https://127.0.0.1:18601' + path, { waitUntil: 'load' }); await p.waitForTimeout(4000);
console.log(path, width, JSON.stringify(await p.evaluate(() => window.__s), null, 0)); await c.close(); }
await b.close();
