import { defineFlow, pagesWithin, planLocations, returningTo, startFlow, submitStep } from './index.ts'
import { walkFlow } from './testing/index.ts'

interface Dinner {
  readonly guests: readonly { readonly id: string; readonly eats: string | null }[]
}

export const dinnerFlow = defineFlow<Dinner, 'guests' | 'check'>({
  name: 'dinner',
  base: '/dinner',
  defaultStep: 'guests',
  returning: returningTo('check'),
  steps: [
    {
      id: 'guests',
      path: 'guests',
      // One page for each guest: /dinner/guests/ada
      pages: pagesWithin(({ guests }) => guests.map(({ id, eats }) => ({ id, complete: eats !== null }))),
    },
    { id: 'check', path: 'check' },
  ],
})

// A visitor answers the first page and presses Continue.
const uninvited: Dinner = {
  guests: [
    { id: 'ada', eats: null },
    { id: 'alan', eats: null },
  ],
}
const answered: Dinner = {
  ...uninvited,
  guests: [
    { id: 'ada', eats: 'fish' },
    { id: 'alan', eats: null },
  ],
}
export const next = submitStep(dinnerFlow, answered, startFlow(dinnerFlow, uninvited))
export const places = planLocations(dinnerFlow, answered)

// A test walks every path; a screen that Continue does not leave, or Back does not find, fails it.
export const walks = walkFlow(dinnerFlow, {
  initial: uninvited,
  choices: {
    guests: (answers, page) =>
      ['fish', 'greens'].map((eats) => ({
        ...answers,
        guests: answers.guests.map((guest) => (guest.id === page ? { ...guest, eats } : guest)),
      })),
  },
})
