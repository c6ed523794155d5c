export const completeCopy = {
  title: 'Thank you',
  mailed: (address: string) =>
    `We’ve sent your result to ${address}. It has the amount for each cover and how we worked it out. If it’s not there in 10 minutes, check your junk folder.`,
  saved: 'We have your calculation. We didn’t email it.',
  next: 'What you can do now',
  results: 'Go back to your results',
  quotes: 'Get quotes',
  another: 'You haven’t bought anything, and we won’t call you unless you ask us to.',
}
