import MuiIconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import { Icon } from '../../../components/Icon';

/** Shows the icon of the other scheme: a moon in the light one, a sun in the dark one. */
const SunOrMoon = styled(MuiIconButton)(({ theme }) => ({
  '& svg + svg': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& svg': { display: 'none' },
    '& svg + svg': { display: 'block' },
  }),
  ...theme.mixins.needsScript,
}));

/**
 * Switches between the light and the dark scheme. The prerendered markup is the same in both; the style sheet shows the
 * icon that matches the scheme on `<html>`.
 */
export function ColorSchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <SunOrMoon
      aria-label="Switch between light and dark colors"
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" size={22} />
      <Icon name="sun" size={22} />
    </SunOrMoon>
  );
}
