/** Each offer with nothing to lose, and with answers that it would replace. */
export const accountOfferCopy = {
  visitor: {
    title: 'You began this before you logged in',
    text: (saved: string) =>
      `On this device there are answers from before you logged in, saved on ${saved}. If they are yours, keep them with your account.`,
    replacing: (saved: string, own: string) =>
      `On this device there are answers from before you logged in, saved on ${saved}. Your account has answers saved on ${own}. Choose which to go on with; using those from before deletes the ones of your account.`,
    take: 'Use those from before',
    leave: 'Start without them',
    retain: 'Keep those of my account',
  },
  account: {
    title: 'Your account has other answers',
    text: (saved: string) => `They were saved on ${saved}, on another device.`,
    replacing: (saved: string, own: string) =>
      `They were saved on ${saved}, on another device. Those on this device were saved on ${own}. Choose which to go on with; the others are deleted.`,
    take: 'Use the answers of my account',
    leave: 'Start without them',
    retain: 'Keep the answers on this device',
  },
}
