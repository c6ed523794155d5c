import type { BrandData } from '@coverkit/brand'
import type { Article } from '../article/Article.ts'

export const complaintsCopy = (brand: BrandData): Article => ({
  heading: 'Complaints',
  lead: 'If something has gone wrong, tell us. It costs nothing, and it never affects your cover or a claim.',
  sections: [
    {
      id: 'tell-us',
      heading: 'Tell us what happened',
      blocks: [
        `Call ${brand.phone}, write to ${brand.email}, or ask us to contact you. Tell us what happened, when, and what would put it right. Someone else may complain for you. We can help you to write it down.`,
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
            'Within 1 business day we confirm that we have your complaint and who looks after it.',
            'We look into it, and tell you how it is going.',
            'Within 30 days you have our answer in writing, with our reasons. For a complaint about super it is 45 days.',
            'If we need longer, we tell you why before that day, and that you may go to AFCA.',
          ],
        },
        'If your complaint is about an insurer’s decision, such as a claim, we pass it on to the insurer with your agreement and tell you whom to ask there.',
      ],
    },
    {
      id: 'afca',
      heading: 'If you are not satisfied',
      blocks: [
        'You can take your complaint to the Australian Financial Complaints Authority (AFCA). It is free and separate from us. Its decision binds us if you accept it.',
        {
          terms: [
            { term: 'Phone', meaning: '1800 931 678, free call' },
            { term: 'E-mail', meaning: 'info@afca.org.au' },
            { term: 'Post', meaning: 'GPO Box 3, Melbourne VIC 3001' },
          ],
        },
        'Time limits apply. Most complaints must reach AFCA within 2 years of our final answer and within 6 years of the day you first knew of the loss. For a super death benefit it is 28 days from the fund’s decision.',
        { links: [{ label: 'Visit afca.org.au', href: 'https://www.afca.org.au' }] },
      ],
    },
    {
      id: 'support',
      heading: 'If you need support',
      blocks: [
        'Interpreter line: 131 450. National Relay Service: 1300 555 727. If you are in distress, Lifeline answers day and night on 13 11 14. In an emergency call 000.',
      ],
    },
  ],
})
