import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('zh-Hant')

export const practice: PracticeTexts = {
  title: '我們如何徵求評論',
  link: '如何徵求評論',
  asked: {
    ways: (company) =>
      `開啟「${company}」頁面的每個人都可以在 Google 公開評論和私下意見之間選擇。兩種方式並列呈現，同樣醒目，而且在評分之前。`,
    same: '無論給幾顆星，之後的頁面都相同，公開評論始終可用。',
    linked: (company) => `公開評論會開啟「${company}」在 Google 上的頁面。`,
    searched: (company) => `公開評論會在 Google 上搜尋「${company}」。`,
    standard: '所有商家的問候語和致謝語都相同。',
    own: (company) => `問候語或致謝語由「${company}」撰寫。要求特定星數或以好處換取評論的文字會被拒絕。`,
  },
  writers: {
    title: '誰可以填寫',
    anyone: '任何掃描 QR 碼或開啟連結的人，無需登入。',
    unchecked: '不會查證對方是否為顧客。',
    nothing: '不會為評論提供任何好處，也不會要求特定的評論。',
  },
  month: {
    title: '上個月',
    offered: (count) =>
      plural(count, {
        other: '兩種方式共呈現 # 次。',
      }),
    google: (count) =>
      plural(count, {
        other: '選擇 Google # 次。',
      }),
    private: (count) =>
      plural(count, {
        other: '收到私下意見 # 則。',
      }),
    none: '沒有人開啟過此頁面。',
  },
}
