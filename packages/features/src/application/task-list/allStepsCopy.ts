/** The way to the list from a step, which loads none of its words. */
export const allStepsCopy = {
  all: 'See all steps',
  resumed: 'Your application is under way. Your answers are where you left them.',
}
