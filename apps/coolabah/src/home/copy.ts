/** Words of Coolabah Wealth's home page. */
export const copy = {
  title: 'Coolabah Wealth: life insurance beside what you have built',
  description:
    'Compare life, TPD, critical illness and income protection cover from seven insurers, beside the savings and super you already have. No name needed for prices.',
  promise: 'Cover for the life you have built.',
  sentence: 'See what cover you need beside your savings and super, and compare it from seven insurers.',
  start: 'Get started with a quote',
  ways: {
    needs: {
      label: 'Calculate your needs',
      text: 'What your family would have to pay for, less what you own.',
    },
    transfer: { label: 'Transfer an existing policy', text: 'Bring a policy that you already hold.' },
  },
  proof: [
    { title: 'Seven insurers', text: 'Compared for the same cover and the same choices.' },
    {
      title: 'Paid by commission',
      text: 'The insurer you choose pays us. You pay us no fee.',
      link: { label: 'How we are paid', href: '/who-we-are#how-we-are-paid' },
    },
    { title: 'Private from the start', text: 'No name, e-mail or phone number for prices.' },
  ],
  why: {
    heading: 'Why get insurance',
    text: 'Assets take years to build, and time to sell well. Cover can give your family that time.',
    reasons: [
      {
        title: 'Your largest asset may be your income',
        text: 'Years of income still to come can be worth more than the house. Income protection pays a monthly amount while illness or injury keeps you from work.',
      },
      {
        title: 'Loans continue',
        text: 'Home, investment and business loans still fall due. A lump sum from life or TPD cover can repay them, so that nothing has to be sold in a hurry.',
      },
      {
        title: 'Property is not cash',
        text: 'A house or a business can be worth a good deal and still take a year to sell. A payout is money that your family can use.',
      },
      {
        title: 'Recovery takes time',
        text: 'Critical illness cover pays a lump sum after a serious illness that the policy lists. How you spend it is up to you.',
      },
      {
        title: 'You name who receives it',
        text: 'Life cover held outside super goes to the people you nominate. You choose the amounts, and can change them later.',
      },
    ],
    link: 'What each of the four covers pays, and what it does not',
  },
  nextHeading: 'What happens next',
  next: [
    {
      title: 'Set out what matters',
      text: 'Choose covers and amounts, or let the calculator work them out from your loans, family and assets.',
    },
    {
      title: 'Compare seven prices',
      text: 'Side by side, for the same cover. Where an insurer does not offer it, we say so, and why.',
    },
    {
      title: 'Apply, or wait',
      text: 'Your answers stay on this device for 7 days after your last change. The insurer tells you its final price before anything starts.',
    },
  ],
  questionsHeading: 'Questions people ask',
  questions: [
    {
      question: 'I have savings and super. Do I still need cover?',
      answer:
        'Perhaps less than you think, perhaps more. The calculator takes off your savings, investments, super and existing cover, and shows what remains. If nothing remains, it says so.',
    },
    {
      question: 'Can I hold the cover in my super?',
      answer:
        'Life cover, income protection and TPD for any occupation can be held there. Premiums then come from your super, which ends up smaller. Critical illness cover and own-occupation TPD cannot be held in super.',
    },
    {
      question: 'Stepped or level premiums?',
      answer:
        'Stepped premiums start lower and rise with your age. Level premiums start higher and are set by your age at the start. Both can rise when the insurer changes its rates. The quote shows each for all seven insurers.',
    },
    {
      question: 'Should I replace the policy I have?',
      answer:
        'Not before new cover has started. A new policy may leave out what your old one covers, and waiting periods begin again. Compare both first.',
    },
    {
      question: 'What if my health is not perfect?',
      answer:
        'You can still apply. Each insurer asks its own questions, and may accept you, ask a higher premium, leave out a condition, or decline. Insurers may not ask for or use genetic test results.',
    },
    {
      question: 'How are you paid?',
      answer:
        'The insurer you choose pays us commission: at most 60% of your first year’s premium, and 20% of each later year’s. It is part of the premium you see. You pay us no fee, and we do not call ourselves independent.',
    },
  ],
  contact: {
    heading: 'Prefer to speak with someone?',
    text: 'A broker answers within 1 business day.',
    action: 'Contact us',
    call: (phone: string) => `Call ${phone}`,
  },
}
