import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('ko')

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

  ui: {
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
  },

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

// “측” or “팀” follows the company's name, so that the particles fit any name.
export const receipt: ReceiptTexts = {
  title: (company) => `${company} 측에 보낸 의견`,
  sent: (at, timeZone) => `${day(at, timeZone)}에 보냄`,
  edited: (at, timeZone) => `${day(at, timeZone)}에 수정함`,
  noContact: '저장된 연락처가 없습니다.',
  changeTitle: '의견 수정',
  until: (at, timeZone) => `${day(at, timeZone)}까지 의견을 수정할 수 있습니다.`,
  settled: '이 의견은 더 이상 수정할 수 없습니다. 의견을 철회하거나 연락처를 삭제할 수는 있습니다.',
  save: '변경 사항 저장',
  saved: (company) =>
    `변경 사항이 저장되었습니다. ${company} 측에는 새 내용과 이전에 작성하신 내용이 모두 표시됩니다.`,
  changedElsewhere:
    '그사이 다른 곳에서 의견이 수정되어 이 내용은 저장되지 않았습니다. 위는 저장된 내용이고, 아래는 방금 작성하신 내용입니다.',
  failed: '아직 변경된 것이 없습니다. 다시 시도해 주세요.',
  removeContact: {
    title: '연락처 삭제',
    text: (company) =>
      `이름, 전화번호, 이메일이 삭제됩니다. 그러면 ${company} 측에서 이 페이지에서만 답장할 수 있습니다. 의견은 남습니다.`,
    submit: '연락처 삭제',
    done: '연락처가 삭제되었습니다.',
  },
  withdraw: {
    title: '의견 철회',
    text: '작성하신 내용과 연락처가 영구히 삭제됩니다. 통계에는 별점과 날짜만 남습니다.',
    confirm: '네, 의견을 삭제합니다',
    submit: '의견 철회',
    unconfirmed: '의견을 철회하려면 확인란에 표시해 주세요.',
    done: '의견이 철회되었습니다',
    doneText: '작성하신 내용과 연락처가 삭제되었습니다. 이 링크는 더 이상 사용할 수 없습니다.',
  },
  conversation: {
    time,
    you: '나',
    noAnswer: (company) => `${company} 측의 답장이 아직 없습니다.`,
    sent: (company) => `답장이 ${company} 측에 전송되었습니다.`,
    answer: '답장',
    placeholder: '답장을 입력해 주세요…',
    send: '답장 보내기',
    failed: '답장이 아직 전송되지 않았습니다. 다시 시도해 주세요.',
    invalid: {
      blank: '답장을 입력해 주세요.',
      tooLong: (max) => plural(max, { other: '#자 이내로 입력해 주세요' }),
    },
  },
  private:
    '이 페이지의 주소를 다른 사람에게 알리지 마세요. 주소가 있으면 누구나 의견을 보고 수정할 수 있습니다.',
  ended: {
    title: '이 링크는 더 이상 유효하지 않습니다',
    text: '주소가 빠짐없이 입력되었는지 확인해 주세요. 의견이 철회되거나 삭제되면 링크가 만료됩니다.',
  },
}

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

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} 측에서 의견에 답장을 보냈습니다`,
    answer: (company) => `비공개 페이지에서 ${company} 측에 답장하기:`,
    wrote: (at, timeZone) => `${day(at, timeZone)}에 작성하신 내용:`,
    why: (company) => `${company} 측에 의견을 보내면서 이메일 주소를 남기셨기에 이 메일을 보내 드립니다.`,
    end: (company) => `${company} 측의 메일 그만 받기:`,
  },
  receipt: {
    link: '의견 확인, 수정 또는 철회:',
    why: (company) => `${company} 측에 의견을 보내면서 요청하셨기에 이 메일을 보내 드립니다.`,
  },
  secret: '링크가 있으면 누구나 의견을 보고 수정할 수 있으니 다른 사람에게 전달하지 마세요.',
  unsubscribe: {
    stop: (company) => `의견에 관한 ${company} 측의 메일을 그만 받으시겠습니까?`,
    stopText: '이 메일만 중단되며, 여기에서 되돌릴 수 있습니다.',
    unsubscribe: '수신 거부',
    stopped: (company) => `이제 의견에 관한 ${company} 측의 메일을 받지 않습니다`,
    stoppedText: '다른 메일은 그대로 받습니다.',
    undo: '되돌리기',
    resumed: (company) => `의견에 관한 ${company} 측의 메일을 다시 받습니다`,
    resumedText: '그 밖에 바뀐 것은 없습니다.',
    unknown: '이 링크는 더 이상 사용할 수 없습니다',
    unknownText: '이미 이 메일을 받지 않고 있거나 링크가 완전하지 않습니다.',
  },
}

export const prints: PrintTexts = {
  question: ['이번 방문은', '어떠셨나요?'],
  ask: '의견을 들려주세요.',
  instruction: '휴대폰 카메라로 스캔해 주세요',
}
