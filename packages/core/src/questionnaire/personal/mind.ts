import { gate, page, section } from '../index.ts'
import { mindConditions } from './conditions/mind.ts'
import { nervesConditions } from './conditions/nerves.ts'
import { notes } from './notes.ts'
import { medical, sensitiveMedical } from './packs/medical.ts'
import { mentalHealthNamed, supportLines } from './packs/mentalHealth.ts'

/** The brain, nerves and mental health. */
export const mind = section('mind', {
  title: 'Brain, nerves and mental health',
  pages: [
    page('mind', {
      title: 'Brain, nerves and mental health',
      notice: `One question here is about mental health. You can choose to talk to someone instead of writing. ${supportLines}`,
      questions: {
        nerves: gate({
          ask: 'Have you ever had a problem with your brain or nerves?',
          hint: 'For example migraine, epilepsy, fainting, a head injury, tremor, numbness, or trouble with balance or memory.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('nervesRow', nervesConditions), max: 6, name: 'condition' },
        }),
        mental: gate({
          ask: 'Have you ever had a problem with your mental health, or been treated or counselled for one?',
          hint: 'For example stress that stopped you from doing things, anxiety, depression, trauma, or an eating or sleeping problem.',
          why: 'An insurer looks at what happened, how it was treated and how it is now.',
          unsure: true,
          help: notes.clinic,
          sensitive: true,
          rows: {
            pack: sensitiveMedical('mindRow', mindConditions, mentalHealthNamed),
            max: 6,
            name: 'condition',
          },
        }),
      },
    }),
  ],
})
