export const sendNewCodeCopy = {
  send: 'Send a new code',
  wait: (seconds: number) =>
    seconds === 1 ? 'You can ask again in 1 second.' : `You can ask again in ${seconds} seconds.`,
}
