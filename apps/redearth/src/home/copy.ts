import { type CoverWordsOfHome, insurersCounted, panelCount, panelOf } from '@coverkit/site/home'
import { brand } from '../brand.ts'

const list: CoverWordsOfHome = {
  life: { name: 'Life', text: 'A lump sum for the people at home, if you die.' },
  incomeProtection: {
    name: 'Income protection',
    text: 'Part of your pay each month, while you’re too sick or hurt to work.',
  },
  criticalIllness: {
    name: 'Trauma',
    text: 'A lump sum if you’re diagnosed with a serious illness the policy lists. Also called critical illness cover.',
  },
  tpd: {
    name: 'TPD',
    text: 'A lump sum if you’re unlikely ever to work again: total and permanent disability.',
  },
}

/** Texts of Red Earth Cover's home page. */
export const copy = {
  title: 'Red Earth Cover: life and income cover for FIFO workers',
  description: `Life, income protection, trauma and TPD cover for mining, oil and gas and camp workers. Compare ${panelCount(brand)} insurers without giving your name.`,
  promise: 'You fly out. They stay covered.',
  sentence: `Compare life, income, trauma and TPD cover from ${panelCount(brand)} insurers, priced for the job you do on site.`,
  actions: {
    quote: 'Get an online quote',
    needs: 'Calculate your needs',
    transfer: 'Transfer an existing policy',
  },
  proof: [
    { title: insurersCounted(brand), text: 'Side by side, for the same cover.' },
    {
      title: 'No fee from you',
      text: 'The insurer pays us commission.',
      link: { label: 'How we’re paid', href: '/who-we-are#how-we-are-paid' },
    },
    { title: 'Your job by name', text: 'From driller to camp cook, pick the job you do.' },
  ],
  blurb: {
    figure: String(panelOf(brand).length),
    heading: `${insurersCounted(brand)} compared. Three choices for you.`,
    text: `Red Earth Cover compares quotes from ${panelCount(brand)} insurers for the same cover. The rest is up to you.`,
    choices: [
      {
        title: 'How much cover',
        text: 'Set the amount of each cover yourself, or let the calculator add up what your family would need.',
      },
      {
        title: 'Which insurer',
        text: 'Every price is for the same amounts. If an insurer has to change one of your choices to give you a price, we’ll tell you. If it won’t cover your job, we’ll tell you why.',
      },
      {
        title: 'How you pay',
        text: 'From your bank account, by card, or from your super where the law allows it. Pay monthly, quarterly, half-yearly or yearly.',
      },
    ],
  },
  covers: {
    heading: 'Four covers, on site and off',
    list,
    link: 'What each one pays, and what it doesn’t',
  },
  next: {
    heading: 'How it works',
    steps: [
      {
        title: 'Pick your covers',
        text: 'One, some or all four, and how much of each. Not sure how much? The calculator helps you work it out.',
      },
      {
        title: 'Tell us what you do',
        text: 'Your age, your state and your job on site. Your name can wait.',
      },
      {
        title: 'Compare and apply',
        text: `See what ${panelCount(brand)} insurers charge. Apply when you’re ready. The insurer tells you its final price before your cover starts.`,
      },
    ],
  },
  range: {
    heading: 'Out of range? Pick up where you left off.',
    text: 'We save your answers on your phone, encrypted, for 7 days{if account}, or 30 days if you’re logged in{end}. Lose signal halfway through and they’ll still be there. We receive them once you’re back in range and press Continue.',
  },
  questionsHeading: 'Straight answers',
  questions: [
    {
      question: 'Does working underground or offshore cost more?',
      answer:
        'For TPD and income protection, it can. Each insurer puts your job in a class, and heavier or more hazardous work costs more. Some covers aren’t available for some jobs. We’ll show you which ones, and tell you why.',
    },
    {
      question: 'Do overtime and site allowances count as income?',
      answer:
        'Income protection pays up to 70% of what you earned before the claim, not of the figure you type today. Insurers differ on which allowances they count. Check the product disclosure statement, or ask us.',
    },
    {
      question: 'I have cover in my super. Is that enough?',
      answer:
        'Check. Your fund’s statement shows how much cover you have. Enter it in the calculator as cover you already have, and you’ll see how much more you may need, if any.',
    },
    {
      question: 'Can I pay from my super?',
      answer:
        'Yes, for life cover, income protection and TPD for any occupation. You’ll have less super when you retire. Trauma cover and own-occupation TPD can’t be held in super.',
    },
    {
      question: 'What if I change jobs or give FIFO away?',
      answer:
        'The policy is yours, not your employer’s. A new employer doesn’t end it. Your cover continues while you pay, up to the age your policy ends. If your new job is safer, ask us: the insurer may review the price.',
    },
    {
      question: 'Should I cancel the policy I have?',
      answer:
        'Not until your new cover has started. A new policy may not cover everything your old one does, and waiting periods start again. Compare the two first, and ask us if you’re unsure.',
    },
    {
      question: 'How do you make money?',
      answer:
        'The insurer you choose pays us commission: up to 60% of your first year’s premium, and up to 20% of each later year’s. It’s part of the premium you see. We don’t charge you a fee.',
    },
  ],
}
