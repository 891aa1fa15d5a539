import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Range, hold time and size as terms and figures. */
export function Glance({ range, holdTime, size }) {
  const rows = { Temperature: range, 'Hold time': holdTime, Size: size };
  return (
    <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 1 }}>
      {Object.entries(rows).map(([term, value]) => (
        <div key={term}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
