import { coversListed } from '@coverkit/features/cover/words'
/** Texts of the sections that home pages share. */
export const homeCopy = {
  pause: 'Pause',
  pauseLabel: 'Pause the moving list',
  insurers: (insurers: string) => `${insurers}, compared for the same cover`,
  drafts: 'Continue where you left off',
  nextHeading: 'What happens next',
  next: [
    {
      title: 'Choose your covers',
      text: `Pick from ${coversListed()}, and set the amounts. Not sure how much? The calculator helps you work it out.`,
    },
    {
      title: 'Compare prices',
      text: 'Answer a few questions, without your name or email. See what each insurer charges for the same cover. If one doesn’t offer it, we’ll tell you why.',
    },
    {
      title: 'Apply when you’re ready',
      text: 'Choose an insurer and apply here. The insurer assesses your application and tells you its final price before your cover starts. You can stop at any time.',
    },
  ],
}
