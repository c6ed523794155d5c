export const requestFailureCopy = {
  offline: 'We couldn’t reach our server. Check your connection and try again.',
  unavailable: 'Our server didn’t answer as it should. Wait a moment and try again.',
  tooMany: (minutes: number | null) =>
    minutes === null
      ? 'You’ve tried this too often. Wait a while, then try again.'
      : `You’ve tried this too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  refused: 'That didn’t work. Check what you entered and try again.',
  conflict: 'Something changed meanwhile. Try again.',
}
