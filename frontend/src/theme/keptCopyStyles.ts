import { color, colorSchemeAttribute, lowWindow, space, text } from './tokens';

/**
 * The style sheet of a cached page's notice, sticky at the bottom of the window. It uses no variables of the theme, as
 * the page may be of an earlier release.
 */
export const keptCopyStyles = (id: string) => `
html { scroll-padding-bottom: 6rem }
body { display: flex; flex-direction: column }
#${id} {
  position: sticky;
  bottom: 0;
  z-index: 10;
  order: 1;
  padding: 0.75rem ${space.gutter};
  border-block: 2px solid;
  background: ${color.ice200};
  color: ${color.navy900};
  font-size: ${text.small};
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
}
@media screen {
  [${colorSchemeAttribute}='dark'] #${id} { background: ${color.navy700}; color: ${color.white} }
}
${lowWindow} {
  html { scroll-padding-bottom: 0 }
  #${id} { position: static; order: 0 }
}
@media print {
  #${id} { position: static; order: 0; padding-block: 0 0.5rem; border-top: none; background: none; text-align: start }
}
`;
