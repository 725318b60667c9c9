import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('ko')

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
  answersOnly: (company) =>
    `이메일 주소를 ${company}에서 입력했기 때문에 이 링크로는 읽고 답할 수만 있으며 의견을 수정하거나 철회할 수 없습니다. 링크를 다른 사람에게 알리지 마세요.`,
  ended: {
    title: '이 링크는 더 이상 유효하지 않습니다',
    text: '주소가 빠짐없이 입력되었는지 확인해 주세요. 의견이 철회되거나 삭제되면 링크가 만료됩니다.',
  },
}
