export { contactUsPage as page } from '@coverkit/features/content/contact-us'
