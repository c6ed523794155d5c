import { choice, count, gate, height, page, section, text, weight, yesNo } from '../index.ts'
import { loinc } from './packs/loinc.ts'

/** Height and weight. */
export const body = section('body', {
  title: 'Height and weight',
  pages: [
    page('measurements', {
      title: 'Height and weight',
      questions: {
        height: height({
          ask: 'How tall are you?',
          hint: 'In centimetres, or in feet and inches. Without shoes.',
          codes: [loinc('8302-2')],
        }),
        weight: weight({
          ask: 'How much do you weigh?',
          hint: 'In kilograms, or in stones and pounds. If you’re pregnant, give your weight before the pregnancy.',
          why: 'Insurers look at height and weight together. Your weight may be checked later, so weigh yourself now if you can.',
          codes: [loinc('29463-7')],
        }),
        change: gate({
          ask: 'Has your weight changed by more than 5 kilograms in the last 12 months?',
          hint: 'Up or down. Leave out changes because of a pregnancy.',
          unsure: true,
          help: 'Think about whether your clothes fit the way they did a year ago, or ask your clinic what you weighed then.',
          inline: {
            kilograms: count({
              ask: 'By how many kilograms did your weight change?',
              unit: 'kg',
              min: 5,
              max: 200,
            }),
            direction: choice({
              ask: 'Did you gain or lose weight?',
              options: { gain: 'I gained weight', loss: 'I lost weight' },
            }),
            intended: yesNo({ ask: 'Did you mean to gain or lose that weight?' }),
            cause: text({
              ask: 'What caused the change?',
              hint: 'For example a diet, medicine, an illness or less exercise.',
            }),
          },
        }),
      },
    }),
  ],
})
