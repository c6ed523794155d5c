import { choice, is, pack, text, yesNo } from '../../index.ts'

/** The thyroid; which disorder is the condition that was chosen. */
export const thyroid = pack('thyroid', {
  treatment: choice({
    ask: 'What treatment do you have, or have you had?',
    options: {
      tablets: 'Tablets',
      iodine: 'Radioactive iodine',
      operation: 'An operation',
      none: 'No treatment',
    },
  }),
  medicine: text({
    ask: 'Which tablets and what dose?',
    hint: 'The label on the packet has both.',
    when: is('treatment', 'tablets'),
  }),
  result: choice({
    ask: 'What did your latest thyroid blood test show?',
    options: {
      normal: 'In the normal range',
      outside: 'Too high or too low',
      none: 'I haven’t had one in the last 12 months',
    },
    unsure: true,
    help: 'Your clinic can read the result to you over the phone. It’s often listed as TSH.',
  }),
  lump: choice({
    ask: 'Has a lump ever been found in your thyroid?',
    options: {
      no: 'No',
      harmless: 'Yes, and tests showed it’s harmless',
      other: 'Yes, and it needed treatment or is being watched',
    },
    unsure: true,
    help: 'Check a scan report, or ask your doctor.',
  }),
  more: text({
    ask: 'What was found, and what was done or is planned?',
    lines: 'many',
    when: is('lump', 'other'),
  }),
  eyes: yesNo({ ask: 'Has it affected your eyes or your heartbeat?' }),
})
