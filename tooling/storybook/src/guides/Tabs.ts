import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use them for two to five parts of one thing, such as the covers, the premium and the documents of a policy.',
    'Put the part that most people come for first: it is the one that is shown.',
  ],
  avoid: [
    'Do not use them for steps, or where one part must be read before another.',
    'Do not use them where visitors compare the parts: put them under each other or in a `Table`.',
    'Do not use them to lead to other pages: those are links.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen tab, then to its panel.'],
    [
      'Left and right arrow',
      'Choose the tab before or after, round the ends. Where text runs from right to left, the arrows go as they point.',
    ],
    ['Home and End', 'Choose the first and the last tab.'],
  ],
  screenReader: [
    'The row is a `tablist` named by `label`; each tab is announced with its place and whether it is chosen.',
    'The panel is named by its tab and takes the focus, so that a panel of text alone can be read from its start.',
    'Where nothing can be pressed, on paper and without script, all panels are shown under their names.',
  ],
  good: { story: 'ByPointer', reason: 'Three parts of one policy, each named in a word.' },
  bad: { story: 'StepsAsTabs', reason: 'Steps that follow each other look as if each could be skipped.' },
  related: ['Accordion', 'StepBar', 'SectionNav'],
}
