import { atLeast, count, pack, profile, text, yesNo } from '../../index.ts'

/** Asthma. */
export const asthma = pack('asthma', {
  attacks: count({
    ask: 'How many attacks have you had in the last 12 months?',
    hint: 'An attack is when your usual puffer wasn’t enough. Enter 0 if there were none.',
    unit: 'attacks',
    max: 366,
  }),
  steroids: yesNo({
    ask: 'In the last 2 years, have you taken steroid tablets for it?',
    hint: 'Such as prednisolone. A puffer with a steroid in it doesn’t count.',
    unsure: true,
    help: 'Your pharmacy can look up what you were given.',
  }),
  emergency: count({
    ask: 'How many times in the last 5 years did you go to hospital or an emergency department for it?',
    hint: 'Enter 0 if you never did.',
    unit: 'times',
    max: 200,
  }),
  emergencyLast: text({
    ask: 'Which hospital was it the last time, and when?',
    factual: true,
    when: atLeast('emergency', 1),
  }),
  medicine: text({
    ask: 'What do you use for it, and how often?',
    hint: 'For example “preventer puffer, two puffs morning and night”. Write “nothing” if you don’t use any.',
  }),
  daysOff: count({
    ask: 'How many days off work has it caused in the last 5 years?',
    hint: 'If you weren’t working, count the days you couldn’t do your usual activities. An estimate is fine.',
    unit: 'days',
    max: 1_826,
    when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
  }),
})
