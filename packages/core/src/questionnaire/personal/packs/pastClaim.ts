import { choice, is, monthYear, pack, text } from '../../index.ts'

/** A claim because of an illness, injury or disability. */
export const pastClaim = pack('pastClaim', {
  source: choice({
    ask: 'Who did you claim from?',
    options: {
      insurer: 'A life insurer or super fund',
      workersComp: 'Workers compensation',
      road: 'Compulsory third party (CTP) or road accident cover',
      pension: 'Centrelink or Veterans’ Affairs',
      other: 'Someone else',
    },
  }),
  cause: text({ ask: 'Which illness or injury was it for?' }),
  started: monthYear({
    ask: 'When did the claim start?',
    unsure: true,
    help: 'A letter or payment slip has the date. A rough month is fine.',
  }),
  status: choice({
    ask: 'Where is it up to?',
    options: {
      paying: 'I’m being paid, or it’s still being decided',
      finished: 'It’s finished',
      refused: 'It was refused',
    },
  }),
  ended: monthYear({
    ask: 'When did it finish?',
    unsure: true,
    help: 'The last letter or payment slip has the date.',
    when: is('status', 'finished'),
  }),
  benefit: text({
    ask: 'What were you paid, or what are you being paid?',
    factual: true,
    hint: 'For example “$2,000 a month for 4 months” or “nothing yet”.',
  }),
})
