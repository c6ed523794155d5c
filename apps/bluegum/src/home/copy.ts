import { panelCount, panelOf } from '@coverkit/site/home'
import { brand } from '../brand.ts'

/** Texts of Bluegum Advice's home page. */
export const copy = {
  title: 'Bluegum Advice: life insurance, compared line by line',
  description: `Work out how much life insurance you need, and compare ${panelCount(brand)} insurers for the same cover. Open any price to see what makes it up.`,
  promise: 'See what cover costs, line by line.',
  sentence: `Life, TPD, critical illness and income protection from ${panelCount(brand)} insurers, in one list. Open any price to see what makes it up.`,
  panel: {
    quote: {
      action: 'Get an online quote',
      text: `What ${panelCount(brand)} insurers charge for the same cover. No name needed.`,
    },
    needs: { action: 'Calculate your needs', text: 'An amount for each cover, and how we got there.' },
    transfer: {
      action: 'Transfer an existing policy',
      text: 'Have us look after a policy you already hold.',
    },
  },
  figures: [
    { figure: String(panelOf(brand).length), label: 'insurers on the panel, compared for the same cover' },
    {
      figure: '$0',
      label: 'fee from you. The insurer pays us commission.',
      link: { label: 'How we’re paid', href: '/who-we-are#how-we-are-paid' },
    },
    { figure: '0', label: 'sales calls, unless you ask us to call' },
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
        text: 'Every price is for the same amounts. If an insurer has to change one of your choices to give you a price, or can’t give you one, we’ll tell you why.',
        link: { label: 'What each cover pays', href: '/client-quote/types' },
      },
      {
        icon: 'conversation',
        title: 'The conversation',
        text: 'Talk to a person before you decide, or after. We’ll answer your question. If that’s all you need, we’ll leave it there.',
        link: { label: 'Ask us to contact you', href: '/contact-request' },
      },
    ],
  },
  clear: {
    heading: 'Where we stand',
    does: {
      heading: 'What we do',
      list: [
        `Show you ${panelCount(brand)} insurers’ prices for the same cover, cheapest first or in the order you choose.`,
        'Explain in plain English what each cover pays, and what it doesn’t.',
        'Help you with your application{if claims}, and with the paperwork if you claim{end}.',
      ],
    },
    doesNot: {
      heading: 'What we don’t do',
      list: [
        'Give personal advice on this site. Everything here is general information.',
        'Let an insurer pay to appear higher in the list.',
        'Sell your details, or call out of the blue.',
      ],
    },
  },
  questionsHeading: 'Good questions',
  questions: [
    {
      question: 'Is this personal advice?',
      answer:
        'No. It’s general information, and it doesn’t consider your objectives, financial situation or needs. Before you decide, read the insurer’s product disclosure statement and target market determination.',
    },
    {
      question: 'What is the difference between stepped and level premiums?',
      answer:
        'A stepped premium (variable age-stepped) starts lower and rises as you get older. A level premium (variable) starts higher, but it doesn’t go up just because you get older. Both can rise for other reasons, such as a change in the insurer’s prices.',
    },
    {
      question: 'Should my cover be inside super?',
      answer:
        'You can hold life cover, income protection and any-occupation TPD there, and the premium comes out of your super. You can’t hold critical illness cover or own-occupation TPD there. You can have some covers inside super and some outside.',
    },
    {
      question: 'What will the insurer ask me?',
      answer:
        'About your health, your work and your pastimes. Take reasonable care to answer truthfully and completely, because the insurer relies on your answers. It isn’t allowed to ask for or use genetic test results.',
    },
    {
      question: 'Should I cancel the policy I have?',
      answer:
        'Not until your new cover has started. A new policy may not cover everything your old one does, and waiting periods start again. Compare the two side by side first.',
    },
    {
      question: 'How are you paid?',
      answer:
        'The insurer you choose pays us commission: up to 60% of the first year’s premium, and up to 20% of each later year’s. It’s part of the premium you see. We don’t charge you a fee.',
    },
  ],
  talk: {
    heading: 'Prefer to talk it through?',
    call: (phone: string) => `Call ${phone}`,
    link: { label: 'Other ways to reach us', href: '/contact-us' },
  },
}
