import { expect, it } from 'vitest'
import { interimFacts, shownWords } from './copy.ts'

const INSURER = 'Mallee Life Company'
const cover = { amount: 500_000, from: '2026-11-23', until: '2027-02-21' }

it('says what the interim accident cover is, how much it pays at most, and both days', () => {
  expect(interimFacts(INSURER, cover)).toEqual([
    {
      label: 'What it covers',
      value:
        'Death by accident only. It doesn’t pay for death by illness, or for TPD, critical illness or lost income. The product disclosure statement has the same terms.',
    },
    {
      label: 'How much',
      value: 'Up to $500,000: the life cover you’re applying for or $1,000,000, whichever is lower.',
    },
    { label: 'Starts', value: '23 November 2026, if you submit your application today.' },
    {
      label: 'Ends',
      value:
        '21 February 2027 at the latest, 90 days later. It ends sooner if Mallee Life Company makes its decision or you withdraw your application.',
    },
  ])
})

it('is no part of what is signed', () => {
  expect(shownWords(INSURER).join()).not.toMatch(/interim|accident/i)
})
