import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('hi')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} से आपके फ़ीडबैक का जवाब आया है`,
    answer: (company) => `अपने निजी पेज पर ${company} को जवाब दें:`,
    wrote: (at, timeZone) => `आपने ${day(at, timeZone)} को लिखा था:`,
    why: (company) => `आपको यह ईमेल इसलिए मिला है, क्योंकि आपने ${company} को फ़ीडबैक देते समय अपना पता दिया था।`,
    end: (company) => `${company} से ईमेल पाना बंद करें:`,
  },
  receipt: {
    link: 'अपना फ़ीडबैक पढ़ें, बदलें या वापस लें:',
    why: (company) => `आपको यह ईमेल इसलिए मिला है, क्योंकि आपने ${company} को फ़ीडबैक देते समय इसे माँगा था।`,
  },
  secret: 'कृपया यह लिंक किसी और को न दें: जिसके पास लिंक होगा, वह आपका फ़ीडबैक पढ़ और बदल सकेगा।',
  unsubscribe: {
    stop: (company) => `${company} से आपके फ़ीडबैक के बारे में ईमेल बंद करें?`,
    stopText: 'इससे सिर्फ़ ये ईमेल बंद होंगे। आप इसे यहीं वापस चालू कर सकते हैं।',
    unsubscribe: 'ईमेल बंद करें',
    stopped: (company) => `${company} से आपके फ़ीडबैक के बारे में अब ईमेल नहीं आएंगे`,
    stoppedText: 'बाकी सभी ईमेल पहले की तरह आते रहेंगे।',
    undo: 'फिर से चालू करें',
    resumed: (company) => `${company} से आपके फ़ीडबैक के बारे में ईमेल फिर से आएंगे`,
    resumedText: 'और कुछ नहीं बदला है।',
    unknown: 'यह लिंक अब काम नहीं करता',
    unknownText: 'ये ईमेल अब आपको नहीं भेजे जाते या लिंक अधूरा है।',
  },
}
