import { styled } from '@mui/material/styles';

/** A part of which a script shows some at a time: the others stand in the HTML, and without a script all can be read. */
export const Chosen = styled('div', { shouldForwardProp: (prop) => prop !== 'chosen' && prop !== 'as' })<{
  chosen: boolean;
}>({
  variants: [
    {
      props: { chosen: false },
      style: {
        display: 'none',
        '@media (scripting: none)': { display: 'block' },
      },
    },
  ],
});
