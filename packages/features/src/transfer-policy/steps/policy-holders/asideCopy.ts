export const asideCopy = {
  title: 'What you need',
  text: 'The insurer of each policy and, if you have it, the policy number. Both are on the policy schedule and on statements.',
  why: 'The insurer compares names, dates of birth and addresses with its own records before it follows your instructions.',
  insurers: 'We can transfer policies with these insurers:',
  other: 'Is yours with another insurer?',
  contact: 'Ask us about it',
}
