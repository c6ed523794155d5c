export const continueCopy = {
  list: {
    saved: (day: string, time: string) => `Last saved ${day}, ${time}.`,
    kept: (day: string) => `Kept on this device until ${day}.`,
    unsent: 'Not everything of it has been sent yet.',
    go: 'Continue',
    remove: 'Delete',
    removeOf: (title: string) => `Delete: ${title}`,
    ask: (title: string) =>
      `Delete your answers of “${title}” from this device? They cannot be brought back.`,
    removeSurely: 'Delete these answers',
    keep: 'Keep them',
    removed: (title: string) => `Your answers of “${title}” are deleted from this device.`,
  },
}
