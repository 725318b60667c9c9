import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('hi')

export const ui: UiTexts = {
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
}
