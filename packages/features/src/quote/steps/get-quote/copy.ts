export const getQuoteCopy = {
  title: 'Get your quotes',
  intro: 'Check what you asked for. We then ask each insurer for a price.',
  action: 'Get quotes',
  change: 'Change',
  covers: 'Your covers',
  selected: 'Covers',
  payThroughSuper: 'Pay through super',
  you: 'About you',
  premium: 'Premium',
  notAnswered: 'Not answered',
  linkedPart: 'Linked part',
  standalonePart: 'Standalone part',
  aside: {
    title: 'What happens next',
    text: 'Each insurer answers by itself, usually in a second or two. You compare prices, and choose only if you want to.',
    why: 'Prices are samples, and may change after an insurer has asked about your health.',
  },
} as const
