/** Sentences that several sections share. */
export const notes = {
  clinic:
    'Your clinic can tell you what is in your notes, and My Health Record shows test results, medicines and hospital stays. ' +
    'If you still can’t find out, “I am not sure” is an answer too: an insurer may ask your doctor.',
  sensitive:
    'Some of these questions are private. For those you can choose to talk to someone instead of writing.',
  genetics: 'Do not include genetic tests.',
} as const
