import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('ko')

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
