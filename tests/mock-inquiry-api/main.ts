/** Starts the mock from the command line: `LISTEN_PORT=8081 DATA_DIR=.run/inquiries npm run mock`. */
import { openInquiryStore } from './inquiryStore';
import { buildMock } from './server';

const { LISTEN_ADDRESS = '127.0.0.1', LISTEN_PORT = '8081', DATA_DIR = '.run/inquiries' } = process.env;

try {
  const app = await buildMock({ store: await openInquiryStore(DATA_DIR), logger: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => app.close().then(() => process.exit(0)));
  await app.listen({ host: LISTEN_ADDRESS, port: Number(LISTEN_PORT) });
} catch (error) {
  console.error(`mock-inquiry-api: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
