import { choice, is, monthYear, pack, text, yesNo } from '../../index.ts'
import { talk } from './talk.ts'

/** A drug that was not prescribed. */
export const drug = pack('drug', {
  talk,
  drug: choice({
    ask: 'Which drug?',
    hint: 'Add one entry for each drug.',
    options: {
      cannabis: 'Cannabis',
      cocaine: 'Cocaine',
      ecstasy: 'Ecstasy (MDMA)',
      amphetamine: 'Speed, ice or another amphetamine',
      hallucinogen: 'Mushrooms, LSD or ketamine',
      opioid: 'Heroin, or painkillers not prescribed for you',
      sedative: 'Sleeping pills or tranquillisers not prescribed for you',
      steroid: 'Anabolic steroids',
      other: 'Another drug',
    },
    sensitive: true,
    when: is('talk', 'here'),
  }),
  which: text({ ask: 'What is it called?', sensitive: true, when: is('drug', 'other') }),
  frequency: choice({
    ask: 'When you were using it most, how often was that?',
    options: {
      once: 'Once or a few times ever',
      yearly: 'A few times a year',
      monthly: 'About once a month',
      weekly: 'About once a week',
      daily: 'Most days',
    },
    sensitive: true,
    when: is('talk', 'here'),
  }),
  last: monthYear({
    ask: 'When did you last use it?',
    hint: 'A rough month is fine.',
    unsure: true,
    help: 'If you can’t remember, think of where you lived or worked then.',
    sensitive: true,
    when: is('talk', 'here'),
  }),
  injected: yesNo({ ask: 'Did you ever inject it?', sensitive: true, when: is('talk', 'here') }),
  treated: yesNo({
    ask: 'Have you had counselling or treatment because of it?',
    sensitive: true,
    when: is('talk', 'here'),
  }),
  treatment: text({
    ask: 'What treatment was it, where, and from when to when?',
    lines: 'many',
    sensitive: true,
    when: is('treated', 'yes'),
  }),
})
