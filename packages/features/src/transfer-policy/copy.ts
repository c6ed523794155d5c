/** The words that several pages of a transfer share. */
export const transferCopy = {
  flowTitle: 'Transfer policies',
}
