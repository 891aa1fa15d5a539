import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** A part of a page with its heading. */
export function Section({ id, title, intro, tinted = false, children }) {
  return (
    <Box component="section" id={id} sx={{ py: { xs: 5, md: 8 }, bgcolor: tinted ? '#f4f9fd' : 'background.default' }}>
      <Container>
        <Typography variant="h2" gutterBottom>
          {title}
        </Typography>
        {intro && (
          <Typography color="text.secondary" sx={{ mb: 3 }}>
            {intro}
          </Typography>
        )}
        {children}
      </Container>
    </Box>
  );
}
