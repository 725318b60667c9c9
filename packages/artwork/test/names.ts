/** Names of companies in scripts and lengths at the limits of what can be drawn. */
export const hardNames: readonly { id: string; name: string }[] = [
  { id: 'Chinese', name: '海港面包房' },
  { id: 'Arabic', name: 'مخبز المرفأ القديم' },
  { id: 'Hindi', name: 'हार्बर बेकरी और क्षत्रिय मिठाई की दुकान' },
  { id: 'Hebrew', name: 'מאפיית הנמל' },
  { id: 'Japanese', name: '港のパン屋さん「ラ・メール」' },
  { id: 'Korean', name: '항구 베이커리 카페' },
  { id: 'emoji', name: 'Pizza 🍕 & Family 👨‍👩‍👧 🇮🇹' },
  { id: 'emoji alone', name: '🍣' },
  { id: 'mixed', name: 'مقهى Harbour (2024) 5% – טוב!' },
  { id: '120 Latin letters', name: 'W'.repeat(120) },
  { id: '120 Arabic letters', name: 'مخبز المرفأ للحلويات '.repeat(6).slice(0, 120).trim() },
  { id: '120 Arabic letters without spaces', name: 'مخبز'.repeat(30) },
  { id: '120 Chinese letters', name: '海港面包房与咖啡'.repeat(15) },
  { id: '120 Hindi letters', name: 'हार्बर बेकरी '.repeat(10).slice(0, 120).trim() },
]
