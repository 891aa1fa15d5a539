/** Starts the mock from the command line: `LISTEN_PORT=8081 DATA_DIR=.run/inquiries npm run mock`. */
import { openInquiryStore } from './inquiryStore';
import { buildMock } from './server';
import { readMockSettings } from './settings';

try {
  const { address, port, dataDir } = readMockSettings(process.env);
  const app = await buildMock({ store: await openInquiryStore(dataDir), logger: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => app.close().then(() => process.exit(0)));
  await app.listen({ host: address, port });
} catch (error) {
  console.error(`mock-inquiry-api: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
