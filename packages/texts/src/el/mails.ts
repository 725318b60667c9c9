import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('el')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `Η επιχείρηση ${company} απάντησε στα σχόλιά σας`,
    answer: (company) => `Απαντήστε στην επιχείρηση ${company} στην ιδιωτική σας σελίδα:`,
    wrote: (at, timeZone) => `Στις ${day(at, timeZone)} γράψατε:`,
    why: (company) =>
      `Λαμβάνετε αυτό το email επειδή δώσατε τη διεύθυνσή σας μαζί με τα σχόλιά σας για την επιχείρηση ${company}.`,
    end: (company) => `Διακοπή email από την επιχείρηση ${company}:`,
  },
  receipt: {
    link: 'Ανάγνωση, αλλαγή ή απόσυρση των σχολίων σας:',
    why: (company) =>
      `Λαμβάνετε αυτό το email επειδή το ζητήσατε όταν στείλατε τα σχόλιά σας για την επιχείρηση ${company}.`,
  },
  secret: 'Μην προωθήσετε τον σύνδεσμο: όποιος τον έχει μπορεί να διαβάσει και να αλλάξει τα σχόλιά σας.',
  unsubscribe: {
    stop: (company) => `Να διακοπούν τα email από την επιχείρηση ${company} για τα σχόλιά σας;`,
    stopText: 'Διακόπτονται μόνο αυτά τα email και μπορείτε να το αναιρέσετε εδώ.',
    unsubscribe: 'Διακοπή email',
    stopped: (company) => `Δεν θα λαμβάνετε πλέον email από την επιχείρηση ${company} για τα σχόλιά σας`,
    stoppedText: 'Όλα τα άλλα email συνεχίζονται όπως πριν.',
    undo: 'Αναίρεση',
    resumed: (company) => `Λαμβάνετε ξανά email από την επιχείρηση ${company} για τα σχόλιά σας`,
    resumedText: 'Τίποτα άλλο δεν άλλαξε.',
    unknown: 'Αυτός ο σύνδεσμος δεν λειτουργεί πλέον',
    unknownText: 'Δεν λαμβάνετε πλέον αυτά τα email ή ο σύνδεσμος δεν είναι πλήρης.',
  },
}
