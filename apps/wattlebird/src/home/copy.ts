import { type CoverWordsOfHome, insurersCounted, panelCount } from '@coverkit/site/home'
import { brand } from '../brand.ts'

const list: CoverWordsOfHome = {
  life: { name: 'Life cover', text: 'A lump sum for the people who rely on you, if you die.' },
  tpd: { name: 'TPD cover', text: 'A lump sum if you’re unlikely ever to work again.' },
  criticalIllness: {
    name: 'Critical illness cover',
    text: 'A lump sum if you’re diagnosed with a serious illness the policy lists.',
  },
  incomeProtection: {
    name: 'Income protection',
    text: 'A monthly income while illness or injury keeps you from work.',
  },
}

/** Texts of Wattlebird's home page. */
export const copy = {
  title: `Wattlebird: life insurance from ${panelCount(brand)} insurers, compared`,
  description: `Compare life, TPD, critical illness and income protection cover from ${panelCount(brand)} insurers without giving your name. Or work out how much cover your family needs.`,
  promise: 'Look after your people, whatever happens.',
  sentence: `Compare life, disability, illness and income cover from ${panelCount(brand)} insurers, and choose what suits your family.`,
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
    { title: 'Prices first', text: 'No name or email needed.' },
  ],
  covers: {
    heading: 'Four kinds of cover',
    text: 'Choose one, or several together.',
    list,
    link: 'What each one pays, and what it doesn’t',
  },
  need: {
    heading: 'Start with what your family would need',
    text: 'The calculator adds up what your family would have to pay for, takes off what you already have, and shows its working. Change any assumption and see what difference it makes.',
    action: 'Calculate your needs',
    figure: 'One family, as an example',
    example:
      'A couple, both 34, with children aged 3 and 1, a home loan of $620,000 and other debts of $24,000. One of them earns $105,000 a year, has $115,000 in savings and super, and holds $250,000 of life cover. The amounts are for that person alone. They come from our calculator and its standard assumptions.',
    totalLabel: 'Still needed, rounded',
  },
  questionsHeading: 'Common questions',
  questions: [
    {
      question: 'What will it cost?',
      answer:
        'It depends on your age, gender, whether you smoke, your work, and the covers and amounts you choose. You can see prices in a few minutes without giving your name. The insurer sets the final price once it has looked at your application.',
    },
    {
      question: 'Is the cover in my super enough?',
      answer:
        'Check. Your fund’s statement shows how much cover you have. Enter it in the calculator as cover you already have, and you’ll see how much more you may need, if any.',
    },
    {
      question: 'Can I pay from my super?',
      answer:
        'Yes, for life cover, income protection and TPD for any occupation. You’ll have less super when you retire. You can’t hold critical illness cover or own-occupation TPD in super.',
    },
    {
      question: 'What if my health isn’t perfect?',
      answer:
        'You can still apply. Each insurer asks its own questions, and may accept you, charge a higher premium, exclude a condition, or decline. Insurers aren’t allowed to ask for or use genetic test results.',
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
  closing: {
    heading: 'Prices first. Your name later.',
    text: `Answer a few questions and compare ${panelCount(brand)} insurers. No sales calls, unless you ask us to call.`,
    samples: 'All prices in this demonstration are samples.',
  },
}
