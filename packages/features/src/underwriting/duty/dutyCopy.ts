export const dutyCopy = {
  title: 'Your duty to take reasonable care not to make a misrepresentation',
  lead: 'The insurer decides whether to cover you, and on what terms, based on your answers. By law, you must take reasonable care that they’re true. This page explains what that means in practice.',
  /** For a change without questions, which has no answers yet. */
  leadWithoutQuestions:
    'This change has no health questions, but your duty still applies. By law, you must take reasonable care that what you tell the insurer is true. This page explains what that means in practice.',
  pointsTitle: 'How to answer well',
  points: [
    {
      title: 'Answer truthfully and in full.',
      text: 'Give the whole answer to each question, even if something seems small, happened long ago or feels awkward to write down.',
    },
    {
      title: 'Take your time.',
      text: 'Look up dates, medicines and test results if you need to. You can stop and come back later.',
    },
    {
      title: 'If you’re not sure, say so.',
      text: 'Where you can answer “I am not sure”, choose that instead of guessing. We’ll tell you how to find out.',
    },
    {
      title: 'Answer for yourself.',
      text: 'If someone helps you fill this in, read each answer before you continue. They’re still your answers, no matter who types them.',
    },
    {
      title: 'Tell us if anything changes.',
      text: 'If something changes before your new cover starts, or you remember something later, let us know so we can tell the insurer.',
    },
  ],
  examplesTitle: 'What counts as a misrepresentation',
  examples: [
    'Answering “No” about back pain because it hasn’t hurt for a year, when the question says “ever”.',
    'Giving your weight from three years ago.',
    'Leaving out a medicine because your doctor calls it a precaution.',
  ],
  notOne: 'A question you leave unanswered, or that doesn’t apply to you, isn’t a misrepresentation.',
  consequencesTitle: 'If an answer turns out to be wrong',
  consequencesLead:
    'What the insurer can do depends on whether you took reasonable care, and on what it would have offered if it had known. It may:',
  consequences: [
    'treat the cover as if it had never existed',
    'lower the amount it pays',
    'change the terms of the cover',
    'refuse a claim',
  ],
  laterTitle: 'Who may check later',
  later:
    'When you claim, the insurer may check your answers with your doctors, hospitals and other insurers. It may check them earlier if you agree.',
  law: 'The duty is set out in section 20B of the Insurance Contracts Act 1984. It also applies when you extend, change or reinstate cover.',
  accept: 'I understand my duty',
  unticked: 'Tick the box once you understand your duty',
  print: 'Print this page',
  aside: {
    title: 'Why this matters',
    text: 'If an answer is wrong, you may only find out when you claim. Take a few extra minutes now, so your family can rely on the cover later.',
    why: 'By law, the insurer has to tell you about your duty before you answer its questions.',
  },
}
