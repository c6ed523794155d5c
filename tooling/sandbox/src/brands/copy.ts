/** Texts about the brand in messages and documents. */
export const imprintCopy = {
  call: (phone: string, hours: string) => `Questions? Call us on ${phone}, ${hours}.`,
  licence: (legalName: string, abn: string, afsl: string) => `${legalName}, ABN ${abn}, AFSL ${afsl}`,
  complaints:
    'Not happy with us? Please tell us. You can also complain to the Australian Financial Complaints Authority (AFCA), free of charge, on 1800 931 678.',
  broker: 'Broker',
  company: 'Company and licence',
  phone: 'Phone',
  phoneHours: (phone: string, hours: string) => `${phone}, ${hours}`,
  email: 'Email',
  post: 'Post',
}
