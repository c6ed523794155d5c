import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it where figures begin that are samples, or of a certain date: it says so before they are read.',
    'Show the label word for word as the backend gives it.',
  ],
  avoid: [
    'Do not use it for other notices: that is an `Alert`.',
    'Do not move it under the figures or make it smaller.',
  ],
  keyboard: [],
  screenReader: ['It is a paragraph that is read before the figures. Nothing is announced.'],
  good: { story: 'Dated', reason: 'It says what the prices are and of when.' },
  bad: { story: 'ForANotice', reason: 'It stands where people look for what the prices are.' },
  related: ['Alert', 'PremiumPanel', 'Table'],
}
