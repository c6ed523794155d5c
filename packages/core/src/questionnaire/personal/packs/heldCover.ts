import { choice, is, isAny, money, monthYear, pack, text, yesNo } from '../../index.ts'
import { coverKinds, lumpSumKinds } from './coverKinds.ts'

const statement = 'A yearly statement, or the insurer’s or super fund’s app or phone line, can tell you.'

/** Cover that the visitor has or has applied for. */
export const heldCover = pack('heldCover', {
  insurer: text({ ask: 'Which insurer or super fund is it with?', factual: true }),
  kind: choice({
    ask: 'What kind of cover is it?',
    hint: 'Add one entry for each kind.',
    options: coverKinds,
  }),
  amount: money({
    ask: 'How much would it pay?',
    hint: 'In whole dollars, as one lump sum.',
    unsure: true,
    help: statement,
    when: isAny('kind', lumpSumKinds),
  }),
  monthly: money({
    ask: 'How much would it pay a month?',
    unit: 'a month',
    unsure: true,
    help: statement,
    when: is('kind', 'incomeProtection'),
  }),
  start: monthYear({
    ask: 'When did it start, or when did you apply for it?',
    unsure: true,
    help: statement,
  }),
  inSuper: yesNo({ ask: 'Is it held inside super?', unsure: true, help: statement }),
  plan: choice({
    ask: 'What will you do with it if you get this new cover?',
    hint: 'Don’t cancel any cover until the new one has started.',
    options: {
      retain: 'Leave it as it is',
      replace: 'Replace it with this cover',
      applied: 'It isn’t in force yet: I’ve only applied for it',
      undecided: 'I haven’t decided',
    },
  }),
  reason: text({
    ask: 'Why would you like to replace it?',
    factual: true,
    hint: 'For example the price, or what it covers.',
    when: is('plan', 'replace'),
  }),
})
