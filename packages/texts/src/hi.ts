import type { ConversationTexts, MailTexts, PageTexts, PrintTexts } from '#en.ts'
import { formats } from '#formats.ts'

export { notice, receipt } from '#en.ts'

const { number, plural, time, day } = formats('hi')

// “फ़ीडबैक”, as “निजी राय” would be a personal opinion rather than words that only the company reads.
export const pages: PageTexts = {
  loading: 'लोड हो रहा है…',
  noScript: 'इस पेज के लिए JavaScript ज़रूरी है। कृपया इसे चालू करें और पेज फिर से लोड करें।',
  back: 'वापस जाएं',

  language: {
    label: 'भाषा',
    change: 'भाषा बदलें',
  },

  titles: {
    choice: (company) => `आपका अनुभव कैसा रहा? · ${company}`,
    rating: (company) => `अपने अनुभव को रेटिंग दें · ${company}`,
    feedback: (company) => `आपका फ़ीडबैक · ${company}`,
    thankYou: (company) => `धन्यवाद · ${company}`,
    companyNotFound: 'कंपनी नहीं मिली',
    notFound: 'पेज नहीं मिला',
    paused: 'यह पेज फ़िलहाल बंद है',
    problem: 'यह पेज लोड नहीं हो सका',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# स्टार', other: '# स्टार' }),
    outOfStars: (rating) => `5 में से ${number(rating)} स्टार`,
    optional: 'ज़रूरी नहीं',
    choice: {
      title: 'आपका अनुभव कैसा रहा?',
      subtitle: 'आपका फ़ीडबैक हमारे लिए अहम है',
      publicReview: 'सार्वजनिक समीक्षा लिखें',
      privateFeedback: 'निजी फ़ीडबैक दें',
      note: 'सार्वजनिक समीक्षाएं Google पर दिखाई जाती हैं। निजी फ़ीडबैक गोपनीय रहता है और बेहतर बनने में हमारी मदद करता है।',
    },
  },

  rating: {
    title: 'अपने अनुभव को रेटिंग दें',
    subtitle: 'आपका फ़ीडबैक गोपनीय रहता है और बेहतर बनने में हमारी मदद करता है',
    stars: 'रेटिंग चुनें',
  },

  feedback: {
    loved: 'हमें बताएं कि आपको क्या पसंद आया!',
    improve: 'आपका अनुभव बेहतर बनाने में हमारी मदद करें',
    rating: 'आपकी रेटिंग',
    text: 'आपका फ़ीडबैक',
    placeholder: 'अपने विचार लिखें…',
    confidential: 'आपका फ़ीडबैक गोपनीय रहता है',
    contact: 'संपर्क जानकारी',
    optional: 'ज़रूरी नहीं',
    name: 'नाम',
    phone: 'फ़ोन नंबर',
    email: 'ईमेल',
    submit: 'फ़ीडबैक भेजें',
    submitting: 'भेजा जा रहा है…',
    honeypot: 'इस फ़ील्ड को खाली छोड़ दें',
    tooLong: (over) =>
      plural(over, {
        one: 'कृपया अपना फ़ीडबैक # अक्षर छोटा करें',
        other: 'कृपया अपना फ़ीडबैक # अक्षर छोटा करें',
      }),
    offline: 'आप ऑफ़लाइन हैं। आपका फ़ीडबैक यहां सुरक्षित है और कनेक्शन लौटते ही भेज दिया जाएगा।',
    errorTitle: 'गड़बड़ी',
    failed: 'फ़ीडबैक नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
    requiredTitle: 'फ़ीडबैक लिखना ज़रूरी है',
    invalid: {
      feedback: 'कृपया बताएं कि हम कैसे बेहतर हो सकते हैं।',
      rating: 'कृपया 1 से 5 स्टार के बीच चुनें',
      contactEmail: 'कृपया सही ईमेल पता डालें',
      tooLong: (max) =>
        plural(max, {
          one: 'कृपया ज़्यादा से ज़्यादा # अक्षर लिखें',
          other: 'कृपया ज़्यादा से ज़्यादा # अक्षर लिखें',
        }),
      unreadable: 'कृपया वह अक्षर हटाएं जिसे पढ़ा नहीं जा सकता',
    },
  },

  thankYou: {
    title: 'आपके फ़ीडबैक के लिए धन्यवाद!',
    text: 'हम आपका फ़ीडबैक पढ़ेंगे और बेहतर बनने पर काम करेंगे।',
    home: 'होम पेज पर वापस जाएं',
    publicReview: 'सार्वजनिक समीक्षा लिखें',
    receipt: 'अपना फ़ीडबैक पढ़ने, बदलने या वापस लेने के लिए यह लिंक संभालकर रखें',
    copy: 'लिंक कॉपी करें',
    copied: 'कॉपी हो गया',
  },

  privacy: 'निजता',

  companyNotFound: {
    title: 'कंपनी नहीं मिली',
    text: 'यह समीक्षा पेज मौजूद नहीं है।',
    hint: 'कृपया पता जांचें, कोड फिर से स्कैन करें या कर्मचारियों से मौजूदा कोड मांगें।',
    home: 'होम पेज पर जाएं',
  },

  problem: {
    title: 'यह पेज लोड नहीं हो सका',
    text: 'कृपया अपना कनेक्शन जांचें और फिर से कोशिश करें।',
    retry: 'फिर से कोशिश करें',
    noConnection: 'कनेक्शन नहीं हो पाया। कृपया देखें कि इंटरनेट चालू है या नहीं।',
  },

  paused: {
    title: 'यह पेज फ़िलहाल बंद है।',
    text: 'यहां आने के लिए धन्यवाद। कृपया बाद में फिर से कोशिश करें।',
  },

  notFound: {
    title: 'पेज नहीं मिला',
    text: 'इस पते पर कोई पेज नहीं है। हो सकता है कि पेज कहीं और चला गया हो या पता गलत लिखा गया हो।',
    home: 'होम पेज पर जाएं',
  },

  errors: {
    looks_automatic: 'आपका फ़ीडबैक अभी तक नहीं भेजा गया है। कृपया बटन फिर से दबाएं।',
    bad_request: 'अनुरोध समझा नहीं जा सका।',
    unknown_origin: 'इस पेज को यह अनुरोध भेजने की अनुमति नहीं है। कृपया इसे इसके सही पते पर खोलें और फिर से कोशिश करें।',
    company_not_found: 'कंपनी नहीं मिली।',
    company_suspended:
      'यह पेज फ़िलहाल बंद है, इसलिए आपका फ़ीडबैक नहीं भेजा गया है। वह यहां सुरक्षित है। कृपया बाद में फिर से कोशिश करें।',
    request_timeout: 'अनुरोध में बहुत समय लग गया। कृपया फिर से कोशिश करें।',
    review_settled:
      'आपका पिछला फ़ीडबैक एक घंटे से ज़्यादा पुराना है और अब बदला नहीं जा सकता। इसे नए फ़ीडबैक के तौर पर भेजने के लिए कृपया बटन फिर से दबाएं।',
    body_too_large: 'यह भेजने के लिए बहुत बड़ा है।',
    too_many_requests: 'बहुत ज़्यादा अनुरोध भेजे गए हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
    internal_error: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    overloaded: 'सेवा अभी व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश करें।',
    stopping: 'सेवा फिर से शुरू हो रही है। कृपया थोड़ी देर में फिर से कोशिश करें।',
    unavailable: 'सेवा अभी उपलब्ध नहीं है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  },

  notifications: {
    region: 'सूचनाएं (F8)',
    close: 'बंद करें',
  },
}

// No adjective or verb agrees with the company's name, as its grammatical gender is unknown.
export const conversation: ConversationTexts = {
  title: (company) => `${company} के साथ आपकी बातचीत`,
  yourFeedback: 'आपका फ़ीडबैक',
  time,
  you: 'आप',
  noAnswer: (company) => `${company} से अभी तक जवाब नहीं आया है।`,
  sent: (company) => `आपका जवाब ${company} को भेज दिया गया है।`,
  answer: 'आपका जवाब',
  placeholder: 'अपना जवाब लिखें…',
  send: 'जवाब भेजें',
  private: (company) => `सिर्फ़ आप और ${company} की टीम यह पेज पढ़ सकते हैं। कृपया इसका पता किसी और को न दें।`,
  failed: 'आपका जवाब अभी तक नहीं भेजा गया है। कृपया फिर से कोशिश करें।',
  invalid: {
    blank: 'कृपया जवाब लिखें।',
    tooLong: (max) =>
      plural(max, {
        one: 'कृपया ज़्यादा से ज़्यादा # अक्षर लिखें',
        other: 'कृपया ज़्यादा से ज़्यादा # अक्षर लिखें',
      }),
  },
  ended: {
    title: 'यह लिंक अब मान्य नहीं है',
    text: 'कृपया देख लें कि पता पूरा है। लिंक आखिरी मैसेज के 180 दिन बाद बंद हो जाता है।',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} से आपके फ़ीडबैक का जवाब आया है`,
    answer: (company) => `अपने निजी पेज पर ${company} को जवाब दें:`,
    wrote: (at, timeZone) => `आपने ${day(at, timeZone)} को लिखा था:`,
    why: (company) =>
      `आपको यह ईमेल इसलिए मिला है, क्योंकि आपने ${company} को फ़ीडबैक देते समय अपना पता दिया था। कृपया यह लिंक किसी और को न दें: जिसके पास लिंक होगा, वह यह बातचीत पढ़ सकेगा।`,
    receipt: 'अपना फ़ीडबैक पढ़ें, बदलें या वापस लें:',
    end: (company) => `${company} से ईमेल पाना बंद करें:`,
  },
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

export const prints: PrintTexts = {
  question: ['यहां आकर', 'कैसा लगा?'],
  ask: 'हमें बताएं।',
  instruction: 'फ़ोन के कैमरे से स्कैन करें',
}
