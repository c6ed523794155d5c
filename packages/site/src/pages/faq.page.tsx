export { faqPages as pages } from '@coverkit/features/content/faq'
