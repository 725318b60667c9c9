/** What to correct in a field, in English; `#` stands for a number. */
export const messages = {
  acceptOrDecline: 'Please accept or decline',
  address: 'Please enter the address of your website',
  addressRequired: 'Address is required',
  atLeast: 'Please enter at least #',
  atMostCodes: 'Please choose at most # codes',
  atMostNew: 'Please add at most # at once',
  atMostRecords: 'Please choose at most # records',
  atMostReviews: 'Please choose at most # reviews',
  botToken: 'Please paste the token of the bot',
  chat: 'Please enter the chat',
  chatAddress: 'Please paste the address',
  code: 'Please enter a code',
  codeTooLong: 'Please enter a shorter code',
  codesTwice: 'Please choose each code once',
  color: 'Please enter a color such as #394CDC',
  companyNameRequired: 'Company name is required',
  contactNameRequired: 'Contact name is required',
  credentialsRequired: 'Email and password are required',
  currentPasswordRequired: 'Current password is required',
  action: 'Please choose an action',
  date: 'Please choose a date',
  dateBefore2101: 'Please choose a date before 2101',
  dateOutOfRange: 'Please choose a date between 2000 and 2100',
  domain: 'Please enter a domain such as example.com',
  domainTwice: 'Please enter each domain once',
  done: 'Please choose what is done',
  emailOrPhoneOrName: 'Please enter an email address, a phone number or a name',
  emailRequired: 'Please enter an email address',
  endBeforeStart: 'Please choose an end date on or after the start date',
  endNotAfterStart: 'Please choose an end after the beginning',
  endIsStart: 'Please choose an end other than the start',
  emailRequiredForOrder: 'Valid email is required',
  event: 'Please choose at least one event',
  eventTwice: 'Please choose each event once',
  eventUnknown: 'This event is not known',
  expiry: 'Please choose when the key expires',
  feedback: 'Please tell us how we can improve.',
  filter: 'This filter is not valid',
  fourDigits: 'Please enter the four digits',
  fullAddress: 'Please enter the full address, starting with https://',
  googleLink: 'Please paste the link of your business on Google',
  googleUrlRequired: 'Google review URL is required',
  honeypot: 'Please leave this field empty',
  id: 'This id is not valid',
  imageFile: 'Please upload an image file',
  invalidCredentials: 'Invalid email or password',
  invalidEmail: 'Please enter a valid email address',
  invalidUrl: 'Please enter a valid URL',
  invitationToken: 'Invalid invitation token',
  issuer: 'Please enter the address of the provider',
  language: 'Please choose one of the languages',
  languageInvalid: 'This language is not valid',
  assigneeInvalid: 'This assignee is not valid',
  name: 'Please enter a name',
  nameTooLongForNumber: 'Please use a shorter name, so that the number fits',
  nameWithAt: 'A name cannot contain an @',
  note: 'Please write a note',
  notNegative: 'Please enter 0 or more',
  numberTooLarge: 'Please enter a smaller number',
  ownEmail: 'Please enter your email address',
  passwordOrCode: 'Please enter your password or a code',
  passwordTooLong: 'Password must be at most # characters',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordsDiffer: 'Passwords do not match',
  phone: 'Please enter a phone number',
  phoneRequired: 'Phone number is required',
  pictureFormat: 'Please send the picture as a PNG or JPEG file',
  pictureTooLarge: 'Please send a picture of at most # MB',
  reason: 'Please enter a reason',
  receiver: 'Please enter the address that receives the messages',
  record: 'Please choose at least one record',
  reply: 'Please write an answer',
  resetToken: 'Invalid reset token',
  review: 'Please choose a review',
  revision: 'This revision is not valid',
  scopes: 'Please choose what the key may do',
  slugCharacters: 'Please use lowercase letters, digits and hyphens, with a letter or digit at both ends',
  slugRequired: 'URL slug is required',
  slugReserved: 'This address is reserved. Please choose another one.',
  stars: 'Please choose between 1 and 5 stars',
  subscription: 'This browser’s subscription is not valid',
  text: 'Please enter a text',
  theme: 'Please choose one of the themes',
  tick: 'Please tick or untick this',
  time: 'This time is not valid',
  timeOfDay: 'Please enter a time such as 22:00',
  timeZone: 'Please choose a time zone',
  timeZoneUnknown: 'Please choose a time zone such as Europe/Berlin',
  tooLong: 'Please use at most # characters',
  tooManyDomains: 'Please enter at most # domains',
  tooManyGroups: 'Please enter at most # groups',
  tooShort: 'Please use at least # characters',
  urlTooLong: 'Please use a shorter address',
  unreadable: 'Please remove the unreadable character',
  version: 'This version is not valid',
  webhookSecret: 'Please enter “whsec_” and the base64 of 24 to 64 bytes, or nothing',
  wholeNumber: 'Please enter a whole number',
}

type MessageKey = keyof typeof messages

/** A message as zod takes it, worded when the input is checked. */
export interface Message {
  error: () => string
}

type Wording = (key: MessageKey, number: number | undefined) => string

const english: Wording = (key, number) =>
  number === undefined ? messages[key] : messages[key].replace('#', number.toLocaleString('en'))

let wording = english

/** Sets how messages are worded in the page's language. */
export function setMessages(words: Wording): void {
  wording = words
}

/** What was said, by its English sentence. */
const said = new Map<string, [MessageKey, number | undefined]>()

/** Returns a message for zod. */
export function say(key: MessageKey, number?: number): Message {
  said.set(english(key, number), [key, number])
  return { error: () => wording(key, number) }
}

/** Returns a message of the server, which is English, as the page words it. */
export function worded(sentence: string): string {
  const known = said.get(sentence)
  return known ? wording(...known) : sentence
}
