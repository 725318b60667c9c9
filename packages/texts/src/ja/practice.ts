import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const practice: PracticeTexts = {
  title: 'クチコミのお願いのしかた',
  link: 'クチコミのお願いのしかた',
  asked: {
    ways: (company) =>
      `${company}のページを開いたすべての方が、Google での公開のクチコミと非公開のご意見のどちらかを選べます。二つの方法は、星を付ける前に、同じ扱いで並んでいます。`,
    same: '星の数にかかわらず、その後のページは同じで、公開のクチコミもそのまま選べます。',
    linked: (company) => `公開のクチコミは、Google の${company}のページにつながります。`,
    searched: (company) => `公開のクチコミは、Google での${company}の検索につながります。`,
    standard: 'ごあいさつとお礼の文は、すべての店舗・施設で同じです。',
    own: (company) =>
      `ごあいさつまたはお礼の文は、${company}が書いたものです。特定の星を求める文や、クチコミの見返りを示す文は受け付けません。`,
  },
  writers: {
    title: '書ける方',
    anyone: 'QR コードを読み取るかリンクを開いた方なら、どなたでも、ログインせずに書けます。',
    unchecked: 'お客様であったかどうかの確認はしていません。',
    nothing: 'クチコミの見返りはなく、特定の内容をお願いすることもありません。',
  },
  month: {
    title: '先月',
    offered: (count) =>
      plural(count, {
        other: '二つの方法をご案内した回数：#',
      }),
    google: (count) =>
      plural(count, {
        other: 'Google が選ばれた回数：#',
      }),
    private: (count) =>
      plural(count, {
        other: '非公開のご意見の件数：#',
      }),
    none: 'ページは開かれませんでした。',
  },
}
