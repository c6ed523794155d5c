export const completeCopy = {
  title: 'Thank you',
  mailed: (address: string) =>
    `We have sent your result to ${address}. It holds the four covers and how each was worked out. Look in your junk folder if it is not there in ten minutes.`,
  saved: 'We have your calculation. Nothing was emailed.',
  next: 'What you can do now',
  results: 'Go back to your results',
  quotes: 'Get quotes',
  another: 'Nothing is bought, and no one calls you unless you ask us to.',
}
