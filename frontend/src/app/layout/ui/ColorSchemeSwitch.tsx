import MuiIconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Icon } from '../../../components/Icon';
import { followColorScheme, switchColorScheme } from '../../../theme/colorScheme';

/** Shows the icon of the other scheme by CSS alone: the prerendered markup is the same in both schemes. */
const SunOrMoon = styled(MuiIconButton)(({ theme }) => ({
  '& svg + svg': { display: 'none' },
  ...theme.applyStyles('dark', { '& svg': { display: 'none' }, '& svg + svg': { display: 'block' } }),
  ...theme.mixins.needsScript,
}));

/** Switches between the light and the dark scheme. */
export function ColorSchemeSwitch() {
  useEffect(followColorScheme, []);
  return (
    <SunOrMoon aria-label="Switch between light and dark colors" onClick={switchColorScheme}>
      <Icon name="moon" size={22} />
      <Icon name="sun" size={22} />
    </SunOrMoon>
  );
}
