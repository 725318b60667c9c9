import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#ko/ui.ts'

const { plural } = formats('ko')

// “리뷰” is a public review, “의견” feedback, “별점” the stars, “답장” an answer of either side.
export const pages: PageTexts = {
  loading: '불러오는 중…',
  noScript: '이 페이지를 보려면 JavaScript가 필요합니다. JavaScript를 켠 뒤 페이지를 새로고침해 주세요.',
  back: '뒤로',

  language: {
    label: '언어',
    change: '언어 변경',
  },

  titles: {
    choice: (company) => `이용 경험은 어떠셨나요? · ${company}`,
    rating: (company) => `별점을 매겨 주세요 · ${company}`,
    feedback: (company) => `의견 · ${company}`,
    thankYou: (company) => `감사합니다 · ${company}`,
    companyNotFound: '업체를 찾을 수 없습니다',
    notFound: '페이지를 찾을 수 없습니다',
    paused: '이 페이지는 잠시 쉬고 있습니다',
    problem: '페이지를 불러올 수 없습니다',
  },

  ui,

  rating: {
    title: '별점을 매겨 주세요',
    subtitle: '의견은 비밀이 보장되며 개선에 도움이 됩니다',
    stars: '별점 선택',
  },

  feedback: {
    loved: '좋았던 점을 들려주세요!',
    improve: '더 나아질 수 있도록 도와주세요',
    rating: '별점',
    text: '의견',
    placeholder: '의견을 자유롭게 적어 주세요…',
    confidential: '의견은 비밀이 보장됩니다',
    contact: '연락처',
    optional: '선택 사항',
    contactReason: '업체에서 답장하는 데 사용됩니다',
    name: '이름',
    phone: '전화번호',
    email: '이메일',
    mailReceipt: '내 의견의 비공개 링크 받기',
    submit: '의견 보내기',
    submitting: '보내는 중…',
    honeypot: '이 칸은 비워 두세요',
    tooLong: (over) => plural(over, { other: '의견을 #자 줄여 주세요' }),
    offline: '인터넷에 연결되어 있지 않습니다. 의견은 여기에 보관되며, 다시 연결되면 바로 전송됩니다.',
    errorTitle: '오류',
    failed: '의견을 보내지 못했습니다. 다시 시도해 주세요.',
    requiredTitle: '의견을 입력해 주세요',
    invalid: {
      feedback: '어떤 점을 개선하면 좋을지 알려 주세요.',
      rating: '별 1개에서 5개 사이로 선택해 주세요',
      contactEmail: '올바른 이메일 주소를 입력해 주세요',
      tooLong: (max) => plural(max, { other: '#자 이내로 입력해 주세요' }),
      unreadable: '읽을 수 없는 문자를 지워 주세요',
    },
  },

  thankYou: {
    title: '의견을 보내 주셔서 감사합니다!',
    text: '보내 주신 의견을 살펴보고 개선하겠습니다.',
    home: '처음으로 돌아가기',
    publicReview: '공개 리뷰 남기기',
    receipt: '이 링크를 보관하면 의견을 확인, 수정 또는 철회할 수 있습니다',
    open: '내 의견 열기',
    copy: '링크 복사',
    copied: '복사됨',
  },

  privacy: '개인정보 보호',

  companyNotFound: {
    title: '업체를 찾을 수 없습니다',
    text: '찾으시는 리뷰 페이지가 없습니다.',
    hint: '주소를 확인하거나 코드를 다시 스캔하거나 직원에게 최신 코드를 문의해 주세요.',
    home: '홈으로 가기',
  },

  problem: {
    title: '페이지를 불러올 수 없습니다',
    text: '연결 상태를 확인한 뒤 다시 시도해 주세요.',
    retry: '다시 시도',
    noConnection: '연결하지 못했습니다. 인터넷에 연결되어 있는지 확인해 주세요.',
  },

  paused: {
    title: '이 페이지는 잠시 쉬고 있습니다.',
    text: '찾아 주셔서 감사합니다. 나중에 다시 시도해 주세요.',
  },

  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '이 주소에는 페이지가 없습니다. 페이지가 옮겨졌거나 주소가 잘못되었을 수 있습니다.',
    home: '홈으로 가기',
  },

  errors: {
    looks_automatic: '의견이 아직 전송되지 않았습니다. 버튼을 다시 눌러 주세요.',
    bad_request: '요청을 이해할 수 없습니다.',
    unknown_origin: '이 페이지에서는 이 요청을 보낼 수 없습니다. 올바른 주소로 열어 다시 시도해 주세요.',
    company_not_found: '업체를 찾을 수 없습니다.',
    company_suspended:
      '이 페이지가 잠시 쉬고 있어 의견이 전송되지 않았습니다. 의견은 여기에 보관됩니다. 나중에 다시 시도해 주세요.',
    request_timeout: '요청 시간이 초과되었습니다. 다시 시도해 주세요.',
    review_settled:
      '이전 의견은 보낸 지 한 시간이 지나 더 이상 수정할 수 없습니다. 이 내용을 새 의견으로 보내려면 버튼을 다시 눌러 주세요.',
    body_too_large: '내용이 너무 커서 보낼 수 없습니다.',
    too_many_requests: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    internal_error: '문제가 발생했습니다. 다시 시도해 주세요.',
    overloaded: '지금은 이용자가 많습니다. 잠시 후 다시 시도해 주세요.',
    stopping: '서비스를 다시 시작하고 있습니다. 잠시 후 다시 시도해 주세요.',
    unavailable: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  },

  notifications: {
    region: '알림(F8)',
    close: '닫기',
  },
}
