import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ko')

export const notice: NoticeTexts = {
  title: '개인정보 보호',
  responsible: {
    title: '책임자',
    company: (company) => `여기에 남기신 의견은 ${company} 측에서 책임지고 관리합니다.`,
    address: '업체 연락처:',
    noAddress: '업체에는 현장에서 직접 문의하실 수 있습니다.',
    operator: (operator, company) =>
      `이 페이지는 ${operator} 측에서 운영하며, ${company} 측의 위탁을 받아 의견을 보관합니다.`,
  },
  kept: {
    title: '보관하는 정보',
    feedback: '별점, 작성하신 내용, 날짜와 시간, 페이지 언어, 그리고 스캔하신 경우 어떤 QR 코드인지.',
    contact: '이름, 전화번호, 이메일은 업체에서 답장할 수 있도록 직접 입력하신 경우에만 보관합니다.',
  },
  readers: {
    title: '의견을 보는 사람',
    text: (company) => `비공개 의견은 ${company} 팀에서 봅니다. 공개되지 않습니다.`,
    google: '공개 리뷰는 Google에 남기는 것이며, Google의 규정이 적용됩니다.',
  },
  duration: {
    title: '보관 기간',
    contact: (months) => plural(months, { other: '이름, 전화번호, 이메일은 #개월 후에 삭제됩니다.' }),
    contactUnlimited: '이름, 전화번호, 이메일은 본인이나 업체에서 삭제할 때까지 보관됩니다.',
    text: (months) => plural(months, { other: '작성하신 내용은 #개월 후에 삭제됩니다.' }),
    textUnlimited: '작성하신 내용은 본인이나 업체에서 삭제할 때까지 보관됩니다.',
    numbers: '별점과 날짜는 개인에 관한 정보 없이 통계에 남습니다.',
  },
  rights: {
    title: '이용자의 권리',
    receipt:
      '의견을 보내면 비공개 링크를 받습니다. 이 링크로 언제든지 의견을 확인하고 철회할 수 있으며, 30일 동안 수정할 수 있습니다.',
    company: (company) =>
      `${company} 측에 본인에 관해 어떤 정보를 보관하는지 문의하고 정정이나 삭제를 요청할 수도 있습니다. 또한 개인정보 보호 기관에 민원을 제기할 수 있습니다.`,
  },
  tracking: {
    title: '추적하지 않습니다',
    text: '이 페이지는 쿠키를 사용하지 않고, 누구도 식별하지 않으며, 다른 회사에서 아무것도 불러오지 않습니다. 입력하신 내용은 전송될 때까지 브라우저에 보관됩니다.',
  },
}
