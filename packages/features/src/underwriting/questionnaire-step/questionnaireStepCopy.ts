export const questionnaireStepCopy = {
  title: 'Your health and lifestyle',
  aside: {
    title: 'Take your time',
    text: 'Answer honestly, for yourself. If you’re not sure, say so where you can: we’ll tell you how to find out. You can read all your answers once more at the end.',
    why: 'The insurer uses these answers to decide whether to cover you, and on what terms. A wrong answer can cost you a claim later.',
  },
  /** Names the panel next to the questions. */
  sections: 'Sections and help',
}
