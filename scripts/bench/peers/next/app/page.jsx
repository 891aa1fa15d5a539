import { Home } from '../components/Home';
import { pageAt, shell } from '../lib/content';
import { metadataOf } from '../lib/metadata';

const page = pageAt([]);

export const metadata = metadataOf(page);

export default function HomePage() {
  return <Home content={page.content} shell={shell} />;
}
