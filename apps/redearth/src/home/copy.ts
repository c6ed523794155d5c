/** Words of Red Earth Cover's home page. */
export const copy = {
  title: 'Red Earth Cover: life and income cover for FIFO workers',
  description:
    'Life, income protection, trauma and TPD cover for mining, oil and gas and camp workers. Compare seven insurers without giving your name.',
  promise: 'You fly out. They stay covered.',
  sentence:
    'Compare life, income, trauma and TPD cover from seven insurers, priced for the job you do on site.',
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
    { title: 'Your job by name', text: 'From driller to camp cook: you pick the job you do.' },
  ],
  blurb: {
    figure: '7',
    heading: 'Seven insurers compared. Three things you choose.',
    text: 'Red Earth Cover compares quotes from seven insurers for the same cover. The rest is up to you.',
    choices: [
      {
        title: 'How much cover',
        text: 'Set the amount of each cover yourself, or let the calculator add up what home would need.',
      },
      {
        title: 'Which insurer',
        text: 'Every price is for the same cover. Where an insurer does not take your job, we say so and say why.',
      },
      {
        title: 'How you pay',
        text: 'From your bank account, by card, or from your super where the law allows it. Monthly to yearly.',
      },
    ],
  },
  covers: {
    heading: 'Four covers, on site and off',
    list: [
      { id: 'life-cover', name: 'Life', text: 'A lump sum for the people at home, if you die.' },
      {
        id: 'income-protection',
        name: 'Income protection',
        text: 'Part of your pay each month, while you are too sick or hurt to work.',
      },
      {
        id: 'critical-illness-cover',
        name: 'Trauma',
        text: 'A lump sum while you get over a serious illness. Also called critical illness cover.',
      },
      {
        id: 'tpd-cover',
        name: 'TPD',
        text: 'A lump sum if you can never work again: total and permanent disability.',
      },
    ],
    link: 'What each one pays, and what it does not',
  },
  next: {
    heading: 'How it goes',
    steps: [
      {
        title: 'Pick your covers',
        text: 'One of the four or all of them, and how much of each. Not sure how much? The calculator works it out with you.',
      },
      {
        title: 'Say what you do',
        text: 'Your age, your state and your job on site. Your name can wait.',
      },
      {
        title: 'Compare and apply',
        text: 'See seven prices. Apply when you are ready: the insurer tells you its final price before anything starts.',
      },
    ],
  },
  range: {
    heading: 'Out of range? Nothing is lost.',
    text: 'What you enter stays on your phone for 7 days. Lose the signal halfway through and it waits for you.',
  },
  questionsHeading: 'Straight answers',
  questions: [
    {
      question: 'Does working underground or offshore cost more?',
      answer:
        'Often, for TPD and income protection. Each insurer puts your job in a class, and heavier or more hazardous work costs more. Some insurers do not offer every cover to every job. We show who does not, and why.',
    },
    {
      question: 'Do overtime and site allowances count as income?',
      answer:
        'Income protection pays up to 70% of what you earned before the claim, not of the figure you type today. Insurers differ on which allowances they count. The product disclosure statement says it, and you can ask us.',
    },
    {
      question: 'I have cover in my super. Is that enough?',
      answer:
        'It is a good start, and often less than a family with a home loan needs. Take the amounts from your fund’s statement, enter them in the calculator as cover you already have, and it shows what is missing, if anything.',
    },
    {
      question: 'Can I pay from my super?',
      answer:
        'Yes, for life cover, income protection and TPD for any occupation. Your super then ends up smaller. Trauma cover and own-occupation TPD cannot be held in super.',
    },
    {
      question: 'What if I change jobs or give FIFO away?',
      answer:
        'The policy is yours, not your employer’s. It goes on for as long as you pay the premiums. If your work gets lighter, ask us: some insurers will look at the price again.',
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
}
