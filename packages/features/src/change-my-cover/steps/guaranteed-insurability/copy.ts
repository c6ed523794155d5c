export const insurabilityCopy = {
  title: 'Guaranteed future insurability',
  lead: 'After certain life events you can increase your cover without health questions. You have 60 days from the event to ask.',
  line: (cover: string, by: string) => `${cover}: ${by} more`,
  none: 'None of these',
  noneHint: 'If you haven’t had one of the events below, just continue.',
  later: 'You can send proof of the event once you’ve submitted your changes. We’ll show you where.',
  noCover:
    'You’re lowering or ending all the cover you have now, so there’s nothing to increase. If you keep a cover as it is, you can ask here.',
  aside: {
    title: 'How this differs from the other pages',
    text: 'An increase after an event needs proof of the event, but no health questions. An increase on the other pages needs health questions. These are sample terms: your insurer’s own terms apply.',
    why: 'If your health has changed, this may be the only way to get more cover on normal terms.',
  },
}
