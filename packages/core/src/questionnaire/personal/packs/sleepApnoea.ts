import { choice, count, decimal, is, monthYear, pack, yesNo } from '../../index.ts'

/** Sleep apnoea. */
export const sleepApnoea = pack('sleepApnoea', {
  ahi: decimal({
    ask: 'How many breathing pauses an hour did your sleep study find?',
    hint: 'The report calls it AHI (apnoea-hypopnoea index).',
    unit: 'an hour',
    max: 200,
    unsure: true,
    help: 'It’s on the report of your sleep study. The sleep clinic or your doctor can send you a copy.',
  }),
  tested: monthYear({
    ask: 'When was your latest sleep study?',
    unsure: true,
    help: 'The sleep clinic or your doctor can look up the date. A rough month is fine.',
  }),
  treatment: choice({
    ask: 'What do you use for it?',
    options: {
      cpap: 'A CPAP machine (air through a mask)',
      splint: 'A mouthguard',
      operation: 'I had an operation',
      lifestyle: 'Weight loss, or sleeping in another position',
      none: 'Nothing',
    },
  }),
  nights: count({
    ask: 'How many nights a week do you use the machine for 4 hours or more?',
    unit: 'nights',
    max: 7,
    when: is('treatment', 'cpap'),
  }),
  drowsy: yesNo({ ask: 'In the last 12 months, have you been drowsy during the day or while driving?' }),
})
