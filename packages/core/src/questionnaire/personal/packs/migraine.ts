import { atLeast, choice, count, is, pack, profile, text, yesNo } from '../../index.ts'

/** Migraine. */
export const migraine = pack('migraine', {
  attacks: count({
    ask: 'How many have you had in the last 12 months?',
    hint: 'An estimate is fine. Enter 0 if there were none.',
    unit: 'attacks',
    max: 366,
  }),
  aura: yesNo({
    ask: 'Do you get flashing lights, numbness or trouble speaking before or during one?',
    hint: 'Doctors call this an aura.',
    unsure: true,
    help: 'If a doctor has seen you for migraine, the clinic’s notes say whether it’s with or without aura.',
  }),
  scan: choice({
    ask: 'Have you had a brain scan or seen a nerve specialist because of it?',
    options: {
      no: 'No',
      normal: 'Yes, and nothing else was found',
      other: 'Yes, and something else was found',
    },
  }),
  found: text({ ask: 'What was found, and when?', lines: 'many', when: is('scan', 'other') }),
  medicine: text({
    ask: 'What do you take for it, and how often?',
    hint: 'Include medicine to prevent it and medicine for an attack. Write “nothing” if you don’t take any.',
  }),
  daysOff: count({
    ask: 'How many days off work has it caused in the last 12 months?',
    hint: 'If you weren’t working, count the days you couldn’t do your usual activities. Enter 0 if there were none.',
    unit: 'days',
    max: 366,
    when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
  }),
  jobs: text({
    ask: 'Is there work you avoid because of it?',
    hint: 'For example night shifts or screens. You can leave this blank.',
    optional: true,
    when: atLeast('daysOff', 1),
  }),
})
