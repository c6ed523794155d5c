import { type BrandData, officeHours } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const complaintsCopy = (brand: BrandData): Article => ({
  heading: 'Complaints',
  lead: 'If something has gone wrong, tell us. It costs nothing, and it never affects your cover or a claim.',
  sections: [
    {
      id: 'tell-us',
      heading: 'Tell us what happened',
      blocks: [
        `Call ${brand.phone}, ${officeHours(brand)}. You can also write to ${brand.email} or ${brand.office.post}, or ask us to contact you. Tell us what happened, when, and what would put it right. Someone else can complain for you. We can help you write it down.`,
        {
          links: [
            { label: 'Ask us to contact you about a complaint', href: '/contact-request?topic=complaint' },
          ],
        },
      ],
    },
    {
      id: 'what-happens-next',
      heading: 'What happens next',
      blocks: [
        {
          steps: [
            'Within 1 business day, we confirm that we have your complaint and who is looking after it.',
            'We look into it and tell you how it’s going.',
            'Within 30 days, we answer in writing and give our reasons. For a complaint about super it’s 45 days.',
            'If we need longer, we’ll tell you why before the 30 days are up, and tell you that you can go to AFCA.',
          ],
        },
        'If your complaint is about an insurer’s decision, such as a claim, we’ll pass it on to the insurer if you agree, and tell you who to contact there.',
      ],
    },
    {
      id: 'afca',
      heading: 'If you aren’t satisfied',
      blocks: [
        'You can take your complaint to the Australian Financial Complaints Authority (AFCA). It’s free and separate from us. If you accept its decision, we must follow it.',
        {
          terms: [
            { term: 'Phone', meaning: '1800 931 678, free call' },
            { term: 'Email', meaning: 'info@afca.org.au' },
            { term: 'Post', meaning: 'GPO Box 3, Melbourne VIC 3001' },
          ],
        },
        'There are time limits. You have 2 years from our final answer, and no more than 6 years from the day you first knew of the loss. For a super death benefit, you have 28 days from the fund’s decision.',
        { links: [{ label: 'Visit afca.org.au', href: 'https://www.afca.org.au' }] },
      ],
    },
    {
      id: 'support',
      heading: 'If you need support',
      blocks: [
        'Interpreter line: 131 450. National Relay Service: 1300 555 727. If you’re in distress, Lifeline is there day and night on 13 11 14. In an emergency, call 000.',
      ],
    },
  ],
})
