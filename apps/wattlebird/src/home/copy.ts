/** Words of Wattlebird's home page. */
export const copy = {
  title: 'Wattlebird: life insurance from seven insurers, compared',
  description:
    'Compare life, TPD, critical illness and income protection cover from seven insurers, without giving your name. Or work out how much cover your family needs.',
  promise: 'Look after your people, whatever happens.',
  sentence:
    'Compare life, disability, illness and income cover from seven insurers, and choose what suits your family.',
  actions: {
    quote: 'Get an online quote',
    needs: 'Calculate your needs',
    transfer: 'Transfer an existing policy',
  },
  proof: [
    { title: 'Seven insurers', text: 'Side by side, for the same cover.' },
    {
      title: 'No fee from you',
      text: 'The insurer pays us commission.',
      link: { label: 'How we are paid', href: '/who-we-are#how-we-are-paid' },
    },
    { title: 'Prices first', text: 'No name or e-mail needed.' },
  ],
  covers: {
    heading: 'Four covers, four hard moments',
    text: 'Most people need two or three. Each can be held by itself.',
    list: [
      {
        id: 'life-cover',
        name: 'Life cover',
        text: 'A lump sum for the people who rely on you, if you die.',
      },
      { id: 'tpd-cover', name: 'TPD cover', text: 'A lump sum if you can never work again.' },
      {
        id: 'critical-illness-cover',
        name: 'Critical illness cover',
        text: 'A lump sum while you recover from a serious illness.',
      },
      { id: 'income-protection', name: 'Income protection', text: 'A monthly income while you cannot work.' },
    ],
    link: 'What each one pays, and what it does not',
  },
  need: {
    heading: 'Start with what they would need',
    text: 'The calculator adds up what your family would have to pay for, takes off what you already have, and shows its working. Change any assumption and see the answer move.',
    action: 'Calculate your needs',
    figure: 'Most of this need is the mortgage',
    example: 'An example: a couple in their thirties with two children, a home loan and some super.',
    parts: [
      { label: 'Home loan and debts', amount: '$520,000', share: 100, isTaken: false },
      { label: 'Income until the children are grown', amount: '$390,000', share: 75, isTaken: false },
      { label: 'School and care', amount: '$140,000', share: 27, isTaken: false },
      { label: 'Less super and savings', amount: '-$180,000', share: 35, isTaken: true },
    ],
    totalLabel: 'Life cover needed',
    total: '$870,000',
  },
  questionsHeading: 'Questions people ask',
  questions: [
    {
      question: 'What will it cost?',
      answer:
        'It depends on your age, gender, whether you smoke, your work, and the covers and amounts you choose. You can see prices from all seven insurers in a few minutes without giving your name. The insurer sets the final price after it has looked at your application.',
    },
    {
      question: 'Is the cover in my super enough?',
      answer:
        'It is a good start, and often less than a family with a home loan needs. Look up the amounts in your fund’s statement, enter them in the calculator as cover you already have, and it shows what is missing, if anything.',
    },
    {
      question: 'Can I pay from my super?',
      answer:
        'Yes, for life cover, income protection and TPD for any occupation. Your super then ends up smaller. Critical illness cover and own-occupation TPD cannot be held in super.',
    },
    {
      question: 'What if my health is not perfect?',
      answer:
        'You can still apply. Each insurer asks its own questions, and may accept you, ask a higher premium, leave out a condition, or decline. Insurers may not ask for or use genetic test results.',
    },
    {
      question: 'Should I cancel the policy I have?',
      answer:
        'Not before new cover has started. A new policy may leave out what your old one covers, and waiting periods begin again. Compare both first, and ask us if you are unsure.',
    },
    {
      question: 'How do you make money?',
      answer:
        'The insurer you choose pays us commission: at most 60% of your first year’s premium, and 20% of each later year’s. It is part of the premium you see. You pay us no fee.',
    },
  ],
  closing: {
    heading: 'Prices first. Your name later.',
    text: 'A few questions, seven answers, and nobody calls you unless you ask.',
    samples: 'All prices in this demonstration are samples.',
  },
}
