/** Words of Bluegum Advice's home page. */
export const copy = {
  title: 'Bluegum Advice: life insurance, compared line by line',
  description:
    'Work out how much life insurance you need, and compare seven insurers for the same cover. Every figure shows its working.',
  promise: 'See what cover costs, line by line.',
  sentence:
    'Life, TPD, critical illness and income protection from seven insurers, in one clear table. Every figure shows its working.',
  panel: {
    quote: { action: 'Get an online quote', text: 'Seven prices for the same cover, without your name.' },
    needs: { action: 'Calculate your needs', text: 'An amount for each cover, and how it is made up.' },
    transfer: { action: 'Transfer an existing policy', text: 'Have us look after a policy that you hold.' },
  },
  figures: [
    { figure: '7', label: 'insurers on the panel, compared for the same cover' },
    {
      figure: '$0',
      label: 'fee from you. The insurer pays us commission.',
      link: { label: 'How we are paid', href: '/who-we-are#how-we-are-paid' },
    },
    { figure: '0', label: 'calls from us, unless you ask for one' },
  ],
  cards: {
    heading: 'Three things worth getting right',
    list: [
      {
        icon: 'amount',
        title: 'The amount',
        text: 'The calculator adds up what your family would have to pay for, and takes off what you already have. You can change every assumption.',
        link: { label: 'What it assumes', href: '/life-insurance-calculator/assumptions' },
      },
      {
        icon: 'comparison',
        title: 'The comparison',
        text: 'Every price is for the same amounts and the same choices. Where an insurer does not offer one of them, we say which and why.',
        link: { label: 'What each cover pays', href: '/client-quote/types' },
      },
      {
        icon: 'conversation',
        title: 'The conversation',
        text: 'Talk to a person before you decide, or after. We answer the question that you asked, and leave it there if you wish.',
        link: { label: 'Ask us to contact you', href: '/contact-request' },
      },
    ],
  },
  clear: {
    heading: 'Where we stand',
    does: {
      heading: 'What we do',
      list: [
        'Show seven prices for the same cover, cheapest first or in the order you choose.',
        'Explain in plain words what each cover pays, and what it leaves out.',
        'Help with the application, and with the paperwork of a claim.',
      ],
    },
    doesNot: {
      heading: 'What we do not do',
      list: [
        'Give personal advice on this site. What you read here is general information.',
        'Let an insurer pay for a better place in the list.',
        'Sell your details, or call out of the blue.',
      ],
    },
  },
  questionsHeading: 'Good questions',
  questions: [
    {
      question: 'Is this personal advice?',
      answer:
        'No. It is general information, and it does not consider your objectives, financial situation or needs. Before you decide, read the insurer’s product disclosure statement and target market determination.',
    },
    {
      question: 'What is the difference between stepped and level premiums?',
      answer:
        'A stepped premium (variable age-stepped) starts lower and rises as you get older. A level premium (variable) starts higher and does not rise because of your age. Both can rise for other reasons, such as a change in the insurer’s prices.',
    },
    {
      question: 'Should my cover be inside super?',
      answer:
        'Life cover, income protection and TPD for any occupation can be held there, and the premium then comes out of your super balance. Critical illness cover and own-occupation TPD cannot. Many people hold some of each.',
    },
    {
      question: 'What will the insurer ask me?',
      answer:
        'About your health, your work and your pastimes. Take reasonable care that your answers are true and complete, because the insurer relies on them. It may not ask for or use the results of genetic tests.',
    },
    {
      question: 'Should I cancel the policy I have?',
      answer:
        'Not before new cover has started. A new policy may leave out what your old one covers, and waiting periods begin again. Put the two side by side first.',
    },
    {
      question: 'How are you paid?',
      answer:
        'The insurer that you choose pays us commission: at most 60% of the first year’s premium, and 20% of each later year’s. It is part of the premium you see. You pay us no fee.',
    },
  ],
  talk: {
    heading: 'Prefer to talk it through?',
    call: (phone: string) => `Call ${phone}`,
    link: { label: 'Other ways to reach us', href: '/contact-us' },
  },
}
