import type { WatchMailTexts } from '#en/watch-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

const title = (count: number) => plural(count, { other: '確認が必要なコード：#個' })

export const watchMails: WatchMailTexts = {
  title,
  subject: (count, company) => `${title(count)} (${company})`,
  why: '周囲のコードは普段どおり読み取られています。',
  open: 'コードを見る',
  closing: (company, product) =>
    `このメールは、${product} で${company}のコードを管理する権限をお持ちのためお送りしています。`,
}
