import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a value to take with one press, in a row of others like it.',
    'Show the amount that a press gives.',
  ],
  avoid: [
    'Do not use it for an action: that is a `Button`.',
    'Do not use it for the only way to answer. What it fills can be typed as well.',
    'Do not use it to show a state: that is a `Badge`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from chip to chip.'],
    ['Enter or Space', 'Takes the value.'],
  ],
  screenReader: [
    'It is a toggle button: its name is the label and the amount, and it is announced as pressed while its value is chosen.',
    'Put several of them in a group with a name, as `AmountField` does.',
  ],
  good: { story: 'Row', reason: 'Each chip names a value, and the chosen one is marked.' },
  bad: { story: 'ForAnAction', reason: 'It gives no value, and leads on as a button does.' },
  related: ['AmountField', 'Button', 'Segmented'],
}
