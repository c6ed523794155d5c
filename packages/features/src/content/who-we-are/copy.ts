import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const whoWeAreCopy = (brand: BrandData): Article => ({
  heading: 'Who we are',
  lead: `${brand.name} is an Australian life insurance broker. We compare seven insurers, help you apply, and stay with you when you need to change or claim.`,
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        'We show what cover costs with each insurer on our panel, side by side, for the same amounts and the same choices. You decide how much cover, which insurer and how to pay, from your bank account or, where the law allows it, from your super.',
        'We are a broker, not an insurer. The insurer you choose issues your policy, decides whether to accept you, and decides and pays claims. We help you with the paperwork and with the questions on the way.',
      ],
    },
    {
      id: 'how-we-are-paid',
      heading: 'How we are paid',
      blocks: [
        'The insurer pays us a commission when a policy starts and each year that you keep it. It is part of the premium that you see. At most it is 60% of the first year’s premium and 20% of each later year’s.',
        'Because we receive commission, we do not call ourselves independent. You do not pay us a fee for comparing or applying. Your Financial Services Guide has the details.',
        { links: [{ label: 'Read the Financial Services Guide', href: brand.fsgLink }] },
      ],
    },
    {
      id: 'whom-we-compare',
      heading: 'Whom we compare',
      blocks: [
        'Seven insurers are on our panel. Other insurers and other policies exist that we do not compare. Quotes are sorted by price first, and you can sort them another way. No insurer can pay for a better place in the list.',
        {
          list: [
            'Meridian Life Protection',
            'Neota Life',
            'Mallee Life Company',
            'Accord Life',
            'Zurella',
            'Ingleside Life',
            'Aigrette Assurance',
          ],
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      blocks: [
        {
          list: [
            'We give general information, not personal advice. We do not know your whole situation, so weigh up whether a cover suits you.',
            'We do not call you out of the blue. We contact you when you have asked us to, about what you asked.',
            'We do not sell your details.',
          ],
        },
      ],
    },
    {
      id: 'talk-to-us',
      heading: 'Talk to us',
      blocks: [
        `Call ${brand.phone} or write to ${brand.email}. If English is not your first language, the interpreter line 131 450 can call us with you. If you are deaf or have difficulty hearing or speaking, reach us through the National Relay Service.`,
        { links: [{ label: 'Ask us to contact you', href: '/contact-request' }] },
      ],
    },
  ],
  closing: `${brand.name} is a fictitious brand for a demonstration product. Its insurers, prices and company numbers are samples.`,
})
