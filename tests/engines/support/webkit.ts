/** WebKitGTK's MiniBrowser, driven over WebDriver by Selenium, on a screen of its own that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '../../../scripts/lib/free-port';
import type { Engine } from './engine';

/** Of Debian's webkit2gtk-driver, and of xvfb. */
export const [webKitDriverPath, screenPath] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** How long a page may take to hear of its new size. */
const resizeLimitMs = 10_000;
const startLimitMs = 20_000;

/** Ends a child, and settles when it has ended. */
const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Xvfb chooses a free screen and says its number on the channel that it is told. */
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

/** WebKitGTK. Rejects where the driver does not answer. */
export async function launchWebKit(): Promise<Engine> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = spawn(webKitDriverPath, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox takes user namespaces, which a container or root may not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = async () => {
    await end(driver);
    await end(screen);
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    const limit = Date.now() + startLimitMs;
    while (!(await fetch(`${server}/status`).catch(() => undefined))) {
      if (Date.now() > limit || driver.exitCode !== null) throw new Error('WebKitWebDriver does not answer');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const window = await new Builder()
      .usingServer(server)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    const capabilities = await window.getCapabilities();
    const find = (selector: string) => window.findElement(By.css(selector));
    const history = async (step: 'back' | 'forward') => window.navigate()[step]();
    return {
      name: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
      open: (url) => window.get(url),
      back: () => history('back'),
      forward: () => history('forward'),
      evaluate: (run, ...given) => window.executeScript(`return (${run})(...arguments)`, ...given) as never,
      click: (selector) => find(selector).click(),
      type: (selector, text) => find(selector).sendKeys(text),
      press: (key) => window.switchTo().activeElement().sendKeys(keys[key]),
      async resize(width, height) {
        const inner = () => window.executeScript<[number, number]>('return [innerWidth, innerHeight]');
        const frame = window.manage().window();
        // Measured while the window stands still: a page hears of its new size a little later than the window.
        const [{ width: outerWidth, height: outerHeight }, [innerWidth, innerHeight]] = [
          await frame.getRect(),
          await inner(),
        ];
        await frame.setRect({
          x: 0,
          y: 0,
          width: width + outerWidth - innerWidth,
          height: height + outerHeight - innerHeight,
        });
        await window.wait(async () => `${await inner()}` === `${[width, height]}`, resizeLimitMs);
      },
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
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
} as const;
