export const questionnaireStepCopy = {
  title: 'Your health and lifestyle',
  aside: {
    title: 'Take your time',
    text: 'Answer for yourself, as things are. If you’re not sure, say so where you can: we’ll tell you how to find out. You can check each section before you go on.',
    why: 'The insurer decides from these answers whether to cover you, and on what terms. A wrong answer can cost a claim later.',
  },
  /** Names the panel next to the questions. */
  sections: 'Sections and help',
}
