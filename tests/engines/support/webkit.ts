/** WebKitGTK's MiniBrowser, driven by Selenium over WebDriver, on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine } from './engine';

/** From Debian's packages webkit2gtk-driver and xvfb. */
export const [webKitDriverPath, screenPath] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** How long the page may take to report its new size. */
const resizeLimitMs = 10_000;

/** Xvfb chooses a free display and writes its number to file descriptor 3. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended at once')));
    screen.stdio[3]?.once('data', (number) => resolve(`:${`${number}`.trim()}`));
  });
  return { display, screen };
}

/** The driver, which opens its window on this display. */
const driverOn = (display: string) =>
  new DriverService.Builder(webKitDriverPath)
    .setHostname('127.0.0.1')
    .addArguments('--host=127.0.0.1')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs user namespaces, which are not available to root or in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();

/** Makes the page, without the frame of its window, this large. */
async function resize(window: WebDriver, width: number, height: number): Promise<void> {
  const inner = () => window.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const [innerWidth, innerHeight] = await inner();
  if (innerWidth === width && innerHeight === height) return;
  const frame = window.manage().window();
  const outer = await frame.getRect();
  const size = { width: width + outer.width - innerWidth, height: height + outer.height - innerHeight };
  await frame.setRect({ x: 0, y: 0, ...size });
  // The page reports its new size later than the window does.
  await window.wait(async () => `${await inner()}` === `${[width, height]}`, resizeLimitMs);
}

/** Starts WebKitGTK. @throws Error if the driver does not answer. */
export async function launchWebKit(): Promise<Engine> {
  const { display, screen } = await startScreen();
  const driver = driverOn(display);
  const stop = async () => {
    await driver.kill();
    screen.kill();
  };
  try {
    const server = await driver.start();
    const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
    const window = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    const find = (selector: string) => window.findElement(By.css(selector));
    return {
      open: (url) => window.get(url),
      reload: async () => window.navigate().refresh(),
      back: async () => window.navigate().back(),
      forward: async () => window.navigate().forward(),
      evaluate: (run, ...given) => window.executeScript(`return (${run})(...arguments)`, ...given) as never,
      click: (selector) => find(selector).click(),
      type: (selector, text) => find(selector).sendKeys(text),
      press: (key) => window.switchTo().activeElement().sendKeys(keys[key]),
      resize: (width, height) => resize(window, width, height),
      hasRole: async (selector, role) => (await find(selector).getAriaRole()) === role,
      async close() {
        await window.quit().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
} as const;
