import { choice, count, is, monthYear, pack, text, yesNo } from '../../index.ts'
import { purposes } from './purposes.ts'

/** A plan to live, work or travel abroad. */
export const journey = pack('journey', {
  country: text({
    ask: 'Which country, and which part of it?',
    factual: true,
    hint: 'Add one entry for each country.',
  }),
  leaving: monthYear({
    ask: 'When do you plan to leave?',
    range: 'any',
    unsure: true,
    help: 'If there’s no date yet, that’s fine.',
  }),
  weeks: count({
    ask: 'How many weeks will you be there in total?',
    unit: 'weeks',
    min: 1,
    max: 1_040,
    unsure: true,
    help: 'If there’s no date for coming back yet, that’s fine.',
  }),
  purpose: choice({ ask: 'What for?', options: purposes }),
  work: text({ ask: 'What work will you do there?', factual: true, when: is('purpose', 'work') }),
  warning: yesNo({
    ask: 'Does Smartraveller give it level 3 (reconsider your need to travel) or level 4 (do not travel)?',
    unsure: true,
    help: 'Look the place up on smartraveller.gov.au.',
  }),
})
