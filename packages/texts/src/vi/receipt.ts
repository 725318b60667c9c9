import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('vi')

export const receipt: ReceiptTexts = {
  title: (company) => `Góp ý của quý khách cho ${company}`,
  sent: (at, timeZone) => `Đã gửi ngày ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Đã sửa ngày ${day(at, timeZone)}`,
  noContact: 'Không có thông tin liên hệ nào được lưu.',
  changeTitle: 'Sửa góp ý',
  until: (at, timeZone) => `Quý khách có thể sửa góp ý đến hết ngày ${day(at, timeZone)}.`,
  settled: 'Góp ý này không thể sửa nữa. Quý khách vẫn có thể rút lại góp ý hoặc xóa thông tin liên hệ.',
  save: 'Lưu thay đổi',
  saved: (company) =>
    `Thay đổi của quý khách đã được lưu. ${company} thấy nội dung mới và cả nội dung trước đó.`,
  changedElsewhere:
    'Trong lúc đó, góp ý đã được sửa ở nơi khác nên nội dung này chưa được lưu. Phía trên là nội dung đã lưu, phía dưới là nội dung quý khách vừa viết.',
  failed: 'Chưa có gì thay đổi. Vui lòng thử lại.',
  removeContact: {
    title: 'Xóa thông tin liên hệ',
    text: (company) =>
      `Họ tên, số điện thoại và email của quý khách sẽ bị xóa. Khi đó ${company} chỉ có thể trả lời quý khách trên trang này. Góp ý vẫn được giữ lại.`,
    submit: 'Xóa thông tin liên hệ',
    done: 'Đã xóa thông tin liên hệ của quý khách.',
  },
  withdraw: {
    title: 'Rút lại góp ý',
    text: 'Nội dung và thông tin liên hệ của quý khách sẽ bị xóa vĩnh viễn. Trong thống kê chỉ còn lại số sao và ngày.',
    confirm: 'Có, xóa góp ý của tôi',
    submit: 'Rút lại góp ý',
    unconfirmed: 'Vui lòng xác nhận rằng quý khách muốn rút lại góp ý.',
    done: 'Đã rút lại góp ý của quý khách',
    doneText: 'Nội dung và thông tin liên hệ của quý khách đã được xóa. Liên kết này không còn dùng được.',
  },
  conversation: {
    time,
    you: 'Quý khách',
    noAnswer: (company) => `${company} chưa trả lời.`,
    sent: (company) => `Câu trả lời của quý khách đã được gửi đến ${company}.`,
    answer: 'Câu trả lời',
    placeholder: 'Viết câu trả lời…',
    send: 'Gửi câu trả lời',
    failed: 'Câu trả lời chưa được gửi. Vui lòng thử lại.',
    invalid: {
      blank: 'Vui lòng viết câu trả lời.',
      tooLong: (max) => plural(max, { other: 'Vui lòng nhập tối đa # ký tự' }),
    },
  },
  private:
    'Vui lòng không chia sẻ địa chỉ trang này: bất kỳ ai có địa chỉ đều đọc và sửa được góp ý của quý khách.',
  answersOnly: (company) =>
    `Với liên kết này, quý khách có thể đọc và trả lời nhưng không thể sửa hay rút lại góp ý, vì địa chỉ email do ${company} nhập. Vui lòng không chia sẻ liên kết này.`,
  ended: {
    title: 'Liên kết này không còn hiệu lực',
    text: 'Vui lòng kiểm tra xem địa chỉ có đầy đủ không. Liên kết hết hiệu lực khi góp ý được rút lại hoặc bị xóa.',
  },
}
