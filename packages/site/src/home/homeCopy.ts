/** Words of the sections that home pages share. */
export const homeCopy = {
  pause: 'Pause',
  pauseLabel: 'Pause the moving list',
  insurers: 'Seven insurers, compared for the same cover',
  drafts: 'Continue where you left off',
  nextHeading: 'What happens next',
  next: [
    {
      title: 'Choose your covers',
      text: 'Pick from life, TPD, critical illness and income protection, and set the amounts. Not sure how much? The calculator works it out with you.',
    },
    {
      title: 'See seven prices',
      text: 'Answer a few questions, without your name or e-mail. We show what each insurer charges for the same cover, and who does not offer it, and why.',
    },
    {
      title: 'Apply when you are ready',
      text: 'Choose an insurer and apply here. It looks at your application and tells you its final price before anything starts. You can stop at any time.',
    },
  ],
}
