import { choice } from '../../index.ts'

/** Lets somebody talk about a sensitive matter instead; what else is asked about it depends on `here`. */
export const talk = choice({
  ask: 'How would you like to give the details?',
  hint: 'If you’d rather talk, you can ask for a time. Your answers so far stay with your application.',
  options: { here: 'Here, in writing', talk: 'I’d rather talk to someone' },
  sensitive: true,
})
