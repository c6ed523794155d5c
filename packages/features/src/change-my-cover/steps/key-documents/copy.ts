export const keyDocumentsCopy = {
  title: 'Key documents',
  lead: (insurer: string) =>
    `These are ${insurer}’s current documents. They apply to anything you add or increase, so read them before you accept.`,
  notes: {
    insurerContact: 'By phone or email, about this change only.',
    monitorEmails: 'The insurer may send its questions and your new policy schedule by email.',
    personalDetailsDisclosure:
      'We pass on what your insurer needs to change your policy. The privacy statement says who else may see it, including overseas.',
  },
  coolingOff:
    'For what you add or increase you have at least 14 days by law to change your mind. The insurer can tell you if it gives you longer.',
  aside: {
    title: 'What to look for',
    text: 'In the PDS: when the insurer pays, what’s excluded, and how premiums can change. In the TMD: whether the product is meant for someone in your situation.',
    why: 'By law, you have to be given the PDS before you add cover. We record which version you accepted.',
  },
}
