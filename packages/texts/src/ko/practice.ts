import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ko')

export const practice: PracticeTexts = {
  title: '리뷰를 요청하는 방식',
  link: '리뷰를 요청하는 방식',
  asked: {
    ways: (company) =>
      `${company} 페이지를 여는 모든 분은 Google 공개 리뷰와 비공개 의견 중에서 선택합니다. 두 방법은 별점을 매기기 전에 같은 비중으로 나란히 표시됩니다.`,
    same: '별점과 관계없이 다음 페이지는 모두 같으며, 공개 리뷰도 계속 선택할 수 있습니다.',
    linked: (company) => `공개 리뷰를 선택하면 Google의 ${company} 페이지가 열립니다.`,
    searched: (company) => `공개 리뷰를 선택하면 Google에서 ${company} 검색 결과가 열립니다.`,
    standard: '인사말과 감사 문구는 모든 업체에서 같습니다.',
    own: (company) =>
      `인사말 또는 감사 문구는 ${company} 측에서 작성했습니다. 특정 별점을 요청하거나 리뷰의 대가를 제시하는 문구는 거부됩니다.`,
  },
  writers: {
    title: '작성할 수 있는 사람',
    anyone: 'QR 코드를 스캔하거나 링크를 여는 누구나 로그인 없이 작성할 수 있습니다.',
    unchecked: '고객이었는지는 확인하지 않습니다.',
    nothing: '리뷰의 대가로 제공되는 것은 없으며, 특정한 리뷰를 요청하지 않습니다.',
  },
  month: {
    title: '지난달',
    offered: (count) =>
      plural(count, {
        other: '두 방법이 #회 제시되었습니다.',
      }),
    google: (count) =>
      plural(count, {
        other: 'Google이 #회 선택되었습니다.',
      }),
    private: (count) =>
      plural(count, {
        other: '비공개 의견이 #건 접수되었습니다.',
      }),
    none: '페이지를 연 사람이 없습니다.',
  },
}
