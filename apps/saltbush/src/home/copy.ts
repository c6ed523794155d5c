/** Words of Saltbush Partners' home page. */
export const copy = {
  title: 'Saltbush Partners: life insurance, chosen in your own time',
  description:
    'Work out how much life, TPD, critical illness and income protection cover your family needs, and compare seven insurers for it, without giving your name.',
  promise: 'Good cover, chosen in your own time.',
  sentence:
    'Work out what your family would need, see what seven insurers charge for it, and decide when you are ready.',
  panel: {
    heading: 'Where would you like to begin?',
    needs: { question: 'Not sure how much you need?', action: 'Calculate your needs' },
    quote: { question: 'Know the amounts you want?', action: 'Get an online quote' },
    transfer: { question: 'Already hold a policy?', action: 'Transfer a policy' },
  },
  proof: {
    insurers: 'Seven insurers, compared without your name or e-mail.',
    fee: 'You pay us no fee. The insurer you choose pays us commission.',
    link: 'How we are paid',
  },
  growth: {
    heading: 'How it grows from here',
    cards: [
      {
        id: 'seed',
        title: 'First, what matters',
        text: 'A home loan, children, a parent you help. The calculator turns each into an amount and shows its working.',
      },
      {
        id: 'sprout',
        title: 'Then, seven answers',
        text: 'The same cover, priced by seven insurers. Where one does not offer it, we say so, and why.',
      },
      {
        id: 'shrub',
        title: 'Last, your decision',
        text: 'Apply here once you have chosen. The insurer tells you its final price before anything starts.',
      },
    ],
  },
  calm: {
    heading: 'Nobody will hurry you',
    text: 'Insurance is easier to get right when you can sleep on it.',
    points: [
      {
        title: 'Stop whenever you like',
        text: 'What you enter in the calculator and the quote stays on this device for 7 days after your last change.',
      },
      {
        title: 'We call when you ask us to',
        text: 'You see prices first. We have no way to reach you until you give us one.',
      },
      {
        title: 'Keep the cover you have',
        text: 'Leave an old policy in place until the new one has started.',
      },
    ],
  },
  covers: {
    heading: 'Four covers, in plain words',
    list: [
      {
        id: 'life-cover',
        name: 'Life cover',
        text: 'A lump sum for the people who rely on you, if you die.',
      },
      {
        id: 'tpd-cover',
        name: 'TPD cover',
        text: 'A lump sum if illness or injury means you can never work again.',
      },
      {
        id: 'critical-illness-cover',
        name: 'Critical illness cover',
        text: 'A lump sum after a serious illness that the policy lists, to spend as you need.',
      },
      {
        id: 'income-protection',
        name: 'Income protection',
        text: 'A monthly payment while illness or injury keeps you from work.',
      },
    ],
    link: 'What each one pays, and what it does not',
  },
  questionsHeading: 'Questions worth asking',
  questions: [
    {
      question: 'Do I need all four covers?',
      answer:
        'Not always. Each answers a different event: death, never working again, a serious illness, or months without pay. Think first of what would be hardest for your household to carry. You can choose any of them by itself.',
    },
    {
      question: 'What about the cover in my super?',
      answer:
        'Count it. Your fund’s statement shows the amounts. Enter them in the calculator as cover you already have, and it shows what is left to cover, if anything.',
    },
    {
      question: 'What will it cost?',
      answer:
        'That depends on your age, gender, work, whether you smoke, and the covers and amounts you choose. The quote takes a few minutes and no name. The insurer sets the final price after it has looked at your application.',
    },
    {
      question: 'What if I have been ill?',
      answer:
        'You can still apply. Each insurer asks its own questions, and may accept you, ask a higher premium, leave out a condition, or decline. Insurers may not ask for or use genetic test results.',
    },
    {
      question: 'Can I change my mind after it starts?',
      answer:
        'Yes. There is a cooling-off period of at least 14 days, in which you can return the policy and get your premium back if you have not claimed. You can also cancel at any later time.',
    },
    {
      question: 'How are you paid?',
      answer:
        'The insurer you choose pays us commission: at most 60% of your first year’s premium, and 20% of each later year’s. It is part of the premium you see. You pay us no fee.',
    },
  ],
}
