import type { UiTexts } from '#en/ui.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('ko')

export const ui: UiTexts = {
  stars: (rating) => plural(rating, { other: '별 #개' }),
  outOfStars: (rating) => `별 5개 중 ${number(rating)}개`,
  optional: '선택 사항',
  choice: {
    title: '이용 경험은 어떠셨나요?',
    subtitle: '보내 주시는 의견을 소중히 여깁니다',
    publicReview: '공개 리뷰 남기기',
    privateFeedback: '비공개 의견 보내기',
    note: '공개 리뷰는 Google에 게시됩니다. 비공개 의견은 비밀이 보장되며 개선에 도움이 됩니다.',
  },
}
