import type { Policy } from './policy';

/** The accessibility statement: the aim, what tests show and what none has shown, and how to report a barrier. */
export const accessibility: Policy = {
  id: 'accessibility',
  title: 'Accessibility',
  overview: [
    'We want everyone to be able to find, compare and request our coolers. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We do not claim that every page meets all of it: this page says what was tested, and what was not.',
  ],
  sections: [
    {
      id: 'what-was-tested',
      title: 'What Was Tested',
      paragraphs: ['These tests are run by machine, in Chromium:'],
      items: [
        'Every page is checked with axe in light and in dark colors, on wide and on narrow windows. So are menus, dialogs, tabs, search results, comparisons, and forms with their errors and messages. Such a check finds some kinds of barriers only.',
        'By keyboard alone, a cooler is found, a load is checked, and an inquiry is mended and sent. At each stop the focus is visible and clear of the header.',
        'Every page is read with text of twice the size, and zoomed in to four times. No text is lost, and only wide tables scroll sideways.',
        'Forced colors, more contrast, less motion and less transparency are honored where the system asks for them.',
        'What the browser passes on to assistive technology is written down for five pages and compared.',
      ],
    },
    {
      id: 'other-browsers',
      title: 'In Other Browsers',
      paragraphs: [
        'Menus, tabs, dialogs, the finder and the inquiry form are also run in Firefox and in WebKitGTK, in part by keyboard.',
      ],
    },
    {
      id: 'what-was-not-tested',
      title: 'What Was Not Tested',
      paragraphs: ['We do not know yet how well this website works:'],
      items: [
        'with a screen reader: none was used in our tests.',
        'with voice control, a switch or a screen magnifier.',
        'in Safari, and on phones and tablets themselves: their window sizes were tried on a computer.',
        'for people with disabilities: nobody was asked to try it for us.',
      ],
    },
    {
      id: 'known-limits',
      title: 'What May Stand in Your Way',
      paragraphs: [],
      items: [
        'The PDF files are tagged for assistive technology, but their tags were not tested with any.',
        'The video that our contact page links to is on another website. We have not checked it for captions.',
        'The finder, the load check and the search need JavaScript. Every figure can be read without it.',
        'The 3D models need JavaScript and WebGL. Without them a picture stands in their place, and every dimension is in the page as text.',
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell Us of a Barrier',
      paragraphs: [
        'If something keeps you out, write or call. It helps us to know the page, what you wanted to do, and the browser and tools that you use. Ask us by phone or e-mail as well for what you cannot read here.',
      ],
    },
  ],
  contact: 'Found a barrier? Contact us.',
};
