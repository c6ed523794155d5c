/** The words that every step shares. */
export const stepCopy = {
  whyWeAsk: 'Why we ask',
  back: 'Back',
  continue: 'Continue',
  problem: 'There is a problem',
  unread: {
    title: 'This page didn’t load properly',
    text: 'What you typed is still here. Check your connection, then try again.',
  },
  errorMark: 'Error: ',
  progress: 'Progress',
  step: 'Step',
  place: (step: number, count: number) => `${step} of ${count}`,
  states: { complete: 'complete', current: 'current', todo: 'to do' },
  aside: 'About this step',
}
