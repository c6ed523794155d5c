import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it once, as the first link of a page, in front of the header.',
    'Give the main part of the page the id that it leads to, and `tabIndex={-1}` so that it takes the focus.',
  ],
  avoid: [
    'Do not put it behind other links, which it is there to pass by.',
    'Do not use it for links to other pages: most visitors never see it.',
  ],
  keyboard: [
    ['Tab', 'Shows it, as the first stop of the page.'],
    ['Enter', 'Goes on to the main part.'],
  ],
  screenReader: ['It is a link like others, and is read first. It is in the page while it is not seen.'],
  good: { story: 'Plain', reason: 'The first press of Tab shows it above the links of the header.' },
  bad: { story: 'AfterTheOtherLinks', reason: 'It is reached only after the links that it should pass by.' },
  related: ['Link', 'VisuallyHidden'],
}
