import type { Policy } from './policy';

/** The accessibility statement: aim, tests, open points, and how to report a barrier. */
export const accessibility: Policy = {
  id: 'accessibility',
  title: 'Accessibility',
  overview: [
    'We want everyone to be able to find, compare and request our coolers. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. This page says what was tested, and what is still to be.',
  ],
  sections: [
    {
      id: 'what-was-tested',
      title: 'What Was Tested',
      paragraphs: ['These tests are run by machine, in Chromium:'],
      items: [
        'Every page is checked with axe in light and in dark colors, on wide and on narrow windows. So are menus, dialogs, tabs, search results, comparisons, and forms with their errors and messages. Such a check finds some kinds of barriers only.',
        'By keyboard alone, a cooler is found, a load is checked, and an inquiry is corrected and sent. At each stop the focus is visible and clear of the header.',
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
      id: 'still-to-be-tested',
      title: 'Still to Be Tested',
      paragraphs: ['Tell us how this website works for you:'],
      items: [
        'with a screen reader, voice control, a switch or a screen magnifier.',
        'in Safari, and on phones and tablets themselves: so far their window sizes were tried on a computer.',
        'if you have a disability: people who do have yet to try it for us.',
      ],
    },
    {
      id: 'known-limits',
      title: 'What May Stand in Your Way',
      paragraphs: [],
      items: [
        'The PDF files are tagged for assistive technology; their tags are still to be tested with it.',
        'The video that our contact page links to is on another website. Ask us for what it shows in words.',
        'The finder, the load check and the search need JavaScript. Every figure can be read without it.',
        'The 3D models need JavaScript and WebGL. Without them a picture is shown instead, and every dimension is in the page as text.',
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
