export const sendNewCodeCopy = {
  send: 'Send a new code',
  wait: (seconds: number) => `You can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
}
