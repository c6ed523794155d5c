import type { ArticleSection } from '../article/Article.ts'

/** The statement that the Privacy Act requires on decisions that a program makes, or plays a large part in. */
export const decisionsSection: ArticleSection = {
  id: 'automated-decisions',
  heading: 'Automated decisions',
  blocks: [
    'A computer program makes these decisions, or plays a large part in them, from the details you give:',
    {
      terms: [
        {
          term: 'Which covers and insurers can be quoted',
          meaning:
            'from your age, occupation and the amounts you choose. Some covers aren’t offered above an age or for some work.',
        },
        {
          term: 'Terms that depend on your occupation',
          meaning:
            'such as whether own-occupation cover or a benefit period is on offer, from the occupation class of each insurer.',
        },
        {
          term: 'Indicative premiums',
          meaning:
            'from your age, gender, whether you smoke, occupation, state, covers and payment frequency. The insurer sets the final premium.',
        },
        {
          term: 'A first indication for the insurer',
          meaning:
            'from your answers to the health questions: whether it may ask for more, charge more or leave something out. The insurer decides.',
        },
        {
          term: 'Whether a change of cover needs health questions',
          offer: 'changeCover',
          meaning: 'from your policy and what you change.',
        },
        {
          term: 'How much cover you can add after a life event',
          offer: 'guaranteedInsurability',
          meaning: 'from your policy, the event, its date and earlier increases.',
        },
        {
          term: 'Whether your identity is confirmed online',
          offer: 'identityCheck',
          meaning:
            'from whether the details you enter match the official record. The system can confirm your identity by itself. If your details don’t match, one of us finishes the check with you.',
        },
      ],
    },
    'They can affect what you pay and whether you’re offered cover. You can ask us to explain a decision, or ask for a person to review it.',
  ],
}
