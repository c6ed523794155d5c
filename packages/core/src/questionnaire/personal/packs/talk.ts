import { choice } from '../../index.ts'

/** Offers a call about a sensitive matter instead; the written questions on it are asked after `here`. */
export const talk = choice({
  ask: 'How would you like to give the details?',
  hint: 'If you’d rather talk, you can ask for a time. Your answers so far stay with your application.',
  options: { here: 'Here, in writing', talk: 'I’d rather talk to someone' },
  sensitive: true,
})
