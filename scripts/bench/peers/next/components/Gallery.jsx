'use client';
import CloseIcon from '@mui/icons-material/Close';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Picture } from './Picture';

/** Pictures in a grid that open in a dialog. */
export function Gallery({ pictures }) {
  const [shown, setShown] = useState(null);
  const close = () => setShown(null);
  return (
    <>
      <Grid container spacing={2}>
        {pictures.map((picture) => (
          <Grid key={picture.id} size={{ xs: 12, sm: 6, lg: 3 }}>
            <ButtonBase onClick={() => setShown(picture)} sx={{ display: 'block', width: '100%' }}>
              <Picture picture={picture} sizes="(min-width: 992px) 18rem, (min-width: 576px) 45vw, 90vw" />
            </ButtonBase>
            <Typography variant="caption">{picture.caption}</Typography>
          </Grid>
        ))}
      </Grid>
      <Dialog open={shown !== null} onClose={close} maxWidth="md" fullWidth aria-label="Picture">
        <IconButton aria-label="Close" onClick={close} sx={{ alignSelf: 'end' }}>
          <CloseIcon />
        </IconButton>
        <DialogContent>{shown && <Picture picture={shown} sizes="92vw" />}</DialogContent>
      </Dialog>
    </>
  );
}
