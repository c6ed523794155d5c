import { choice, count, is, isAny, pack, text, yesNo } from '../../index.ts'

/** A pastime with a risk of injury. */
export const pastime = pack('pastime', {
  activity: choice({
    ask: 'What do you do?',
    hint: 'Add one entry for each activity.',
    options: {
      flying: 'Flying, not as a passenger',
      diving: 'Scuba or free diving deeper than 30 metres',
      motor: 'Motor sport, on land or water',
      climbing: 'Rock, ice or mountain climbing',
      caving: 'Caving',
      air: 'Parachuting, hang-gliding, paragliding or base jumping',
      martial: 'Martial arts or boxing',
      football: 'A football code',
      sailing: 'Sailing offshore',
      horses: 'Horse sport',
      other: 'Something else',
    },
  }),
  what: text({
    ask: 'Which one exactly?',
    factual: true,
    hint: 'For example the kind of aircraft, vehicle or sport.',
    when: isAny('activity', ['flying', 'motor', 'air', 'martial', 'football', 'horses', 'other']),
  }),
  level: choice({
    ask: 'At what level?',
    options: {
      leisure: 'For fun',
      contest: 'In competitions, unpaid',
      paid: 'I’m paid for it',
    },
  }),
  times: count({
    ask: 'How many times a year?',
    hint: 'For flying, give hours a year.',
    unit: 'a year',
    min: 1,
    max: 2_000,
  }),
  depth: count({
    ask: 'What’s the deepest you go?',
    unit: 'metres',
    max: 400,
    when: isAny('activity', ['diving', 'caving']),
  }),
  height: count({
    ask: 'What’s the highest you go?',
    hint: 'Above the ground for climbing with ropes, above sea level for mountains.',
    unit: 'metres',
    max: 9_000,
    when: is('activity', 'climbing'),
  }),
  speed: count({
    ask: 'What’s the fastest you go?',
    unit: 'km/h',
    max: 600,
    when: is('activity', 'motor'),
  }),
  distance: count({
    ask: 'What’s the furthest from the coast you sail?',
    unit: 'km',
    max: 9_999,
    when: is('activity', 'sailing'),
  }),
  solo: yesNo({
    ask: 'Do you ever do it alone?',
    when: isAny('activity', ['diving', 'climbing', 'caving', 'sailing']),
  }),
  qualifications: text({
    ask: 'What licence or training do you have for it?',
    factual: true,
    hint: 'Leave this blank if you have none.',
    optional: true,
  }),
  exclusion: yesNo({
    ask: 'Would you accept cover that excludes this activity?',
    hint: 'An insurer may offer that as an alternative to a higher price. Your answer doesn’t commit you to anything.',
    unsure: true,
    help: 'If you can’t say yet, that’s fine. You decide when you see an offer.',
  }),
})
