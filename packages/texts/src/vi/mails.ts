import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('vi')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} đã trả lời góp ý của quý khách`,
    answer: (company) => `Trả lời ${company} trên trang riêng của quý khách:`,
    wrote: (at, timeZone) => `Ngày ${day(at, timeZone)}, quý khách đã viết:`,
    why: (company) => `Quý khách nhận được email này vì đã để lại địa chỉ khi gửi góp ý cho ${company}.`,
    end: (company) => `Ngừng nhận email từ ${company}:`,
  },
  receipt: {
    link: 'Đọc, sửa hoặc rút lại góp ý của quý khách:',
    why: (company) => `Quý khách nhận được email này vì đã yêu cầu khi gửi góp ý cho ${company}.`,
  },
  secret:
    'Vui lòng không chuyển tiếp liên kết: bất kỳ ai có liên kết đều đọc và sửa được góp ý của quý khách.',
  unsubscribe: {
    stop: (company) => `Ngừng nhận email từ ${company} về góp ý của quý khách?`,
    stopText: 'Chỉ các email này ngừng gửi, và quý khách có thể hoàn tác tại đây.',
    unsubscribe: 'Hủy đăng ký',
    stopped: (company) => `Quý khách sẽ không còn nhận email từ ${company} về góp ý của mình`,
    stoppedText: 'Các email khác vẫn được gửi như trước.',
    undo: 'Hoàn tác',
    resumed: (company) => `Quý khách sẽ lại nhận email từ ${company} về góp ý của mình`,
    resumedText: 'Không có gì khác thay đổi.',
    unknown: 'Liên kết này không còn dùng được',
    unknownText: 'Quý khách không còn nhận các email này, hoặc liên kết chưa đầy đủ.',
  },
}
