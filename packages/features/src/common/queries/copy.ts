export const requestFailureCopy = {
  offline: 'We couldn’t connect. Check your connection and try again.',
  unavailable: 'Something went wrong on our side. Wait a moment and try again.',
  unreadable:
    'We received an answer that we can’t read, so we don’t know whether this worked. Call us before you try again.',
  tooMany: (minutes: number | null) =>
    minutes === null
      ? 'You’ve tried this too many times. Wait a while, then try again.'
      : `You’ve tried this too many times. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  refused: 'That didn’t work. Check what you entered and try again.',
  emailUnverified:
    'We only email codes to an address that has been confirmed, and yours hasn’t been yet. Call or write to us and we’ll sort it out with you.',
  conflict: 'Something changed while you were doing this. Try again.',
}
