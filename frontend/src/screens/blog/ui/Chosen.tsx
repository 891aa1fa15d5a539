import { styled } from '@mui/material/styles';

/** One of several parts; a script shows only the chosen ones. The HTML has all of them, visible without scripts. */
export const Chosen = styled('div', { shouldForwardProp: (prop) => prop !== 'chosen' && prop !== 'as' })<{
  chosen: boolean;
}>(({ chosen }) => !chosen && { display: 'none', '@media (scripting: none)': { display: 'block' } });
