import { choice, is, monthYear } from '../../index.ts'

const courseOf = (marks: { readonly sensitive?: true }) => ({
  state: choice({
    ...marks,
    ask: 'How is it now?',
    options: {
      over: 'It’s over: no symptoms, treatment or check-ups',
      managed: 'No symptoms, but I have treatment or check-ups',
      mild: 'I have symptoms that don’t limit me',
      limiting: 'I have symptoms that limit me at work or at home',
    },
  }),
  last: monthYear({
    ...marks,
    ask: 'When did you last have symptoms or treatment?',
    unsure: true,
    help: 'The month doesn’t have to be exact. Your clinic or pharmacy can look up your last visit or prescription.',
    when: is('state', 'over'),
  }),
})

/** How a condition is now, and when it ended; shared by the packs that need it. */
export const course = courseOf({})

/** The same, for sensitive conditions. */
export const sensitiveCourse = courseOf({ sensitive: true })
