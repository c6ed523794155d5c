/** Each offer with nothing to lose, and with answers that it would replace. */
export const accountOfferCopy = {
  visitor: {
    title: 'You started this before you logged in',
    text: (saved: string) =>
      `This device has answers from before you logged in, saved on ${saved}. If they’re yours, you can add them to your account.`,
    replacing: (saved: string, own: string) =>
      `This device has answers from before you logged in, saved on ${saved}. Your account has answers saved on ${own}. Choose which to keep. If you use the earlier ones, we’ll delete the ones in your account.`,
    take: 'Use my earlier answers',
    leave: 'Start without them',
    retain: 'Keep the answers in my account',
  },
  account: {
    title: 'Your account has other answers',
    text: (saved: string) => `We saved them on ${saved}, from another device or browser.`,
    replacing: (saved: string, own: string) =>
      `We saved them on ${saved}, from another device or browser. The answers on this device were saved on ${own}. Choose which to keep. We’ll delete the others.`,
    take: 'Use the answers in my account',
    leave: 'Start without them',
    retain: 'Keep the answers on this device',
  },
}
