import MuiIconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import { Icon } from '../../../components/Icon';

/** Shows what it leads to: the moon by day, the sun by night. */
const SunOrMoon = styled(MuiIconButton)(({ theme }) => ({
  '& svg + svg': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& svg': { display: 'none' },
    '& svg + svg': { display: 'block' },
  }),
  ...theme.mixins.needsScript,
}));

/**
 * Switches between the light and the dark scheme. Its markup is the same in both, as the server knows of neither: the
 * scheme stands on `<html>`, and which icon shows is up to the style sheet.
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
