import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import localFont from 'next/font/local';
import { Footer } from '../components/Footer';
import { Header } from '../components/Header';
import { shell } from '../lib/content';
import theme from './theme';

const manrope = localFont({
  src: '../node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-manrope',
});

export default function RootLayout({ children }) {
  return (
    <html lang="en-US" className={manrope.variable}>
      <body>
        <AppRouterCacheProvider options={{ enableCssLayer: true }}>
          <ThemeProvider theme={theme}>
            <CssBaseline />
            <Header site={shell.site} menus={shell.menus} contact={shell.contact} searchPath={shell.paths.search} />
            <Box component="main">{children}</Box>
            <Footer shell={shell} />
          </ThemeProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
