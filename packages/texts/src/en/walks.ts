import { formats } from '#formats.ts'

const { number, plural } = formats('en')

/** Walk-rounds: `read` is a code or address, `to` an address, `name` a code's name. */
export const walks = {
  /** Title of the screen and name of its link: a member goes from code to code and scans each. */
  title: 'Walk-round',
  intro: 'Scan each code once. You see at once what is missing, and which sticker is not yours.',
  start: 'Start a walk-round',
  location: 'Location',
  allCodes: 'All codes',
  /** Leads back to the list of walk-rounds. */
  all: 'All walk-rounds',
  /** Leads to an open walk-round. */
  proceed: 'Continue',
  earlier: 'Earlier walk-rounds',
  /** A walk-round that has not ended. */
  open: 'Open',
  progress: (confirmed: number, total: number) => `${number(confirmed)} of ${number(total)} confirmed`,
  /** Headings of lists of codes. */
  missing: 'Missing',
  missingCount: (count: number) => `Missing: ${number(count)}`,
  nothingMissing: 'Nothing is missing',
  confirmed: 'Confirmed',
  /** Heading: stickers that belong elsewhere or to others, and notes. */
  findings: 'To look at',
  more: (count: number) => `More codes: ${number(count)}`,
  camera: 'Scan with the camera',
  cameraOff: 'Turn the camera off',
  cameraFailed: 'The camera cannot be used. Please allow it in your browser, or type the code.',
  cameraView: 'Picture of the camera',
  /** Label of a field for the letters of a code, or the address that a QR code holds. */
  typed: 'Code or address',
  /** Button. */
  check: 'Check',
  end: 'End the walk-round',
  /** Asked while codes are missing. */
  endQuestion: 'End the walk-round?',
  endMissing: (count: number) =>
    `${plural(count, { one: '# code is still missing.', other: '# codes are still missing.' })} A walk-round that has ended cannot be continued.`,
  ended: 'The walk-round has ended',
  endFailed: 'The walk-round could not be ended',
  startFailed: 'The walk-round could not be started',
  note: 'Note',
  addNote: 'Add a note or photo',
  photo: 'Photo',
  removePhoto: 'Remove photo',
  photoFailed: 'This photo cannot be read. Please take another one.',
  /** Saves the note. */
  send: 'Save',
  photoOf: (name: string) => `Photo of ${name}`,
  /** Scans that wait for the connection. */
  waiting: (count: number) =>
    plural(count, {
      one: '# scan is sent once you are online',
      other: '# scans are sent once you are online',
    }),
  /** Of a scan that the server refuses; its reason follows. */
  refused: (read: string) => `Not taken: ${read}`,
  /** What a scan tells, at once. */
  verdicts: {
    confirmed: (name: string) => `${name} is confirmed`,
    elsewhere: (name: string, location: string) => `${name} belongs elsewhere: ${location}`,
    notHere: (name: string) => `${name} belongs elsewhere`,
    noLocation: (name: string) => `${name} belongs to no location`,
    archived: (name: string) => `${name} is archived`,
    foreign: (to: string) => `This sticker is not yours: it leads to ${to}`,
    unknown: (read: string) => `${read} is nobody’s code`,
    /** Without a connection. */
    later: (read: string) => `${read} is checked once you are online`,
  },
  back: 'Back to the walk-round',
}

export type WalkTexts = typeof walks
