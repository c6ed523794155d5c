import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a share in percent. Say percent in the label or the hint: the sign is hidden from assistive technology.',
    'Give it `decimal` where parts of a percent are possible.',
  ],
  avoid: [
    'Do not use it for an amount of money: that is a `MoneyField`.',
    'Do not use it where a few shares are offered: that is a `Segmented` or a `Select`.',
  ],
  keyboard: [['Tab', 'Moves the focus to the field.']],
  screenReader: [
    'Its name is the label, its description the hint and then the error.',
    'It is a text field with the keyboard of numbers: arrow keys do not change the value by mistake.',
  ],
  good: { story: 'WithDecimals', reason: 'The hint says what the shares have to come to.' },
  bad: { story: 'WithoutPercent', reason: 'Nobody who hears the label learns that it is percent.' },
  related: ['NumberField', 'MoneyField', 'AmountField'],
}
