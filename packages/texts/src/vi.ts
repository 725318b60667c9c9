import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('vi')

// “Đánh giá” is a public review, “góp ý” feedback, “chấm sao” the rating, “trả lời” an answer of either side.
export const pages: PageTexts = {
  loading: 'Đang tải…',
  noScript: 'Trang này cần JavaScript. Vui lòng bật JavaScript rồi tải lại trang.',
  back: 'Quay lại',

  language: {
    label: 'Ngôn ngữ',
    change: 'Đổi ngôn ngữ',
  },

  titles: {
    choice: (company) => `Trải nghiệm của quý khách thế nào? · ${company}`,
    rating: (company) => `Quý khách chấm mấy sao? · ${company}`,
    feedback: (company) => `Góp ý của quý khách · ${company}`,
    thankYou: (company) => `Cảm ơn quý khách · ${company}`,
    companyNotFound: 'Không tìm thấy doanh nghiệp',
    notFound: 'Không tìm thấy trang',
    paused: 'Trang này đang tạm ngưng',
    problem: 'Không tải được trang này',
  },

  ui: {
    stars: (rating) => plural(rating, { other: '# sao' }),
    outOfStars: (rating) => `${number(rating)} trên 5 sao`,
    optional: 'Không bắt buộc',
    choice: {
      title: 'Trải nghiệm của quý khách thế nào?',
      subtitle: 'Chúng tôi trân trọng mọi góp ý',
      publicReview: 'Viết đánh giá công khai',
      privateFeedback: 'Gửi góp ý riêng',
      note: 'Đánh giá công khai được đăng trên Google. Góp ý riêng được giữ kín và giúp chúng tôi cải thiện.',
    },
  },

  rating: {
    title: 'Quý khách chấm mấy sao?',
    subtitle: 'Góp ý của quý khách được giữ kín và giúp chúng tôi cải thiện',
    stars: 'Chọn số sao',
  },

  feedback: {
    loved: 'Quý khách thích nhất điều gì?',
    improve: 'Chúng tôi cần cải thiện điều gì?',
    rating: 'Số sao đã chọn',
    text: 'Góp ý của quý khách',
    placeholder: 'Chia sẻ cảm nhận…',
    confidential: 'Góp ý của quý khách được giữ kín',
    contact: 'Thông tin liên hệ',
    optional: 'không bắt buộc',
    contactReason: 'Để doanh nghiệp có thể trả lời quý khách',
    name: 'Họ tên',
    phone: 'Số điện thoại',
    email: 'Email',
    mailReceipt: 'Gửi cho tôi liên kết riêng đến góp ý của tôi',
    submit: 'Gửi góp ý',
    submitting: 'Đang gửi…',
    honeypot: 'Vui lòng để trống ô này',
    tooLong: (over) => plural(over, { other: 'Vui lòng rút ngắn góp ý bớt # ký tự' }),
    offline:
      'Không có kết nối mạng. Góp ý của quý khách được lưu tại đây và sẽ được gửi ngay khi có kết nối trở lại.',
    errorTitle: 'Lỗi',
    failed: 'Chưa gửi được góp ý. Vui lòng thử lại.',
    requiredTitle: 'Chưa có góp ý',
    invalid: {
      feedback: 'Xin cho biết chúng tôi có thể cải thiện điều gì.',
      rating: 'Vui lòng chọn từ 1 đến 5 sao',
      contactEmail: 'Vui lòng nhập địa chỉ email hợp lệ',
      tooLong: (max) => plural(max, { other: 'Vui lòng nhập tối đa # ký tự' }),
      unreadable: 'Vui lòng xóa ký tự không đọc được',
    },
  },

  thankYou: {
    title: 'Cảm ơn góp ý của quý khách!',
    text: 'Chúng tôi sẽ xem xét góp ý và nỗ lực cải thiện.',
    home: 'Về trang chủ',
    publicReview: 'Viết đánh giá công khai',
    receipt: 'Vui lòng giữ liên kết này để đọc, sửa hoặc rút lại góp ý',
    open: 'Mở góp ý của tôi',
    copy: 'Sao chép liên kết',
    copied: 'Đã sao chép',
  },

  privacy: 'Quyền riêng tư',

  companyNotFound: {
    title: 'Không tìm thấy doanh nghiệp',
    text: 'Trang đánh giá quý khách tìm không tồn tại.',
    hint: 'Vui lòng kiểm tra địa chỉ, quét lại mã hoặc xin nhân viên mã mới nhất.',
    home: 'Đến trang chủ',
  },

  problem: {
    title: 'Không tải được trang này',
    text: 'Vui lòng kiểm tra kết nối và thử lại.',
    retry: 'Thử lại',
    noConnection: 'Kết nối không thành công. Vui lòng kiểm tra kết nối mạng.',
  },

  paused: {
    title: 'Trang này đang tạm ngưng.',
    text: 'Cảm ơn quý khách đã ghé thăm. Vui lòng thử lại sau.',
  },

  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Không có trang nào tại địa chỉ này. Có thể trang đã được chuyển hoặc địa chỉ bị gõ sai.',
    home: 'Đến trang chủ',
  },

  errors: {
    looks_automatic: 'Góp ý của quý khách chưa được gửi. Vui lòng nhấn nút một lần nữa.',
    bad_request: 'Hệ thống không hiểu yêu cầu này.',
    unknown_origin:
      'Trang này không được phép gửi yêu cầu này. Vui lòng mở trang tại đúng địa chỉ và thử lại.',
    company_not_found: 'Không tìm thấy doanh nghiệp.',
    company_suspended:
      'Trang này đang tạm ngưng nên góp ý của quý khách chưa được gửi. Góp ý được lưu tại đây. Vui lòng thử lại sau.',
    request_timeout: 'Yêu cầu mất quá nhiều thời gian. Vui lòng thử lại.',
    review_settled:
      'Góp ý trước của quý khách đã gửi hơn một giờ nên không thể sửa nữa. Vui lòng nhấn nút một lần nữa để gửi nội dung này thành góp ý mới.',
    body_too_large: 'Nội dung quá lớn nên không gửi được.',
    too_many_requests: 'Có quá nhiều yêu cầu. Vui lòng thử lại sau giây lát.',
    internal_error: 'Đã xảy ra lỗi. Vui lòng thử lại.',
    overloaded: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
    stopping: 'Hệ thống đang khởi động lại. Vui lòng thử lại sau giây lát.',
    unavailable: 'Hệ thống tạm thời chưa hoạt động. Vui lòng thử lại sau giây lát.',
  },

  notifications: {
    region: 'Thông báo (F8)',
    close: 'Đóng',
  },
}

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
  ended: {
    title: 'Liên kết này không còn hiệu lực',
    text: 'Vui lòng kiểm tra xem địa chỉ có đầy đủ không. Liên kết hết hiệu lực khi góp ý được rút lại hoặc bị xóa.',
  },
}

export const notice: NoticeTexts = {
  title: 'Quyền riêng tư',
  responsible: {
    title: 'Ai chịu trách nhiệm',
    company: (company) => `${company} chịu trách nhiệm về góp ý mà quý khách để lại tại đây.`,
    address: 'Địa chỉ liên hệ của doanh nghiệp:',
    noAddress: 'Quý khách có thể liên hệ với doanh nghiệp ngay tại cơ sở.',
    operator: (operator, company) => `${operator} vận hành trang này và lưu trữ góp ý thay mặt ${company}.`,
  },
  kept: {
    title: 'Những gì được lưu',
    feedback:
      'Số sao, nội dung góp ý, ngày giờ, ngôn ngữ của trang và, nếu quý khách đã quét mã QR, đó là mã nào.',
    contact:
      'Họ tên, số điện thoại và email chỉ được lưu nếu quý khách nhập, để doanh nghiệp có thể trả lời.',
  },
  readers: {
    title: 'Ai đọc góp ý',
    text: (company) => `Góp ý riêng do đội ngũ của ${company} đọc và không được công bố.`,
    google: 'Đánh giá công khai được viết trên Google và tuân theo quy định của Google.',
  },
  duration: {
    title: 'Được lưu bao lâu',
    contact: (months) =>
      plural(months, { other: 'Họ tên, số điện thoại và email của quý khách được xóa sau # tháng.' }),
    contactUnlimited: 'Họ tên, số điện thoại và email được lưu cho đến khi quý khách hoặc doanh nghiệp xóa.',
    text: (months) => plural(months, { other: 'Nội dung góp ý được xóa sau # tháng.' }),
    textUnlimited: 'Nội dung góp ý được lưu cho đến khi quý khách hoặc doanh nghiệp xóa.',
    numbers: 'Số sao và ngày được giữ lại trong thống kê, không kèm thông tin nào về quý khách.',
  },
  rights: {
    title: 'Quyền của quý khách',
    receipt:
      'Sau khi gửi, quý khách nhận được một liên kết riêng. Qua liên kết này, quý khách có thể đọc và rút lại góp ý bất cứ lúc nào, và sửa góp ý trong 30 ngày.',
    company: (company) =>
      `Quý khách cũng có thể hỏi ${company} đang lưu thông tin nào về mình và yêu cầu sửa hoặc xóa. Quý khách còn có thể khiếu nại lên cơ quan bảo vệ dữ liệu cá nhân.`,
  },
  tracking: {
    title: 'Không theo dõi',
    text: 'Các trang này không dùng cookie, không nhận dạng ai và không tải gì từ các công ty khác. Những gì quý khách nhập được giữ trong trình duyệt cho đến khi gửi.',
  },
}

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

export const prints: PrintTexts = {
  question: ['Quý khách', 'thấy thế nào?'],
  ask: 'Mời quý khách góp ý.',
  instruction: 'Quét bằng camera điện thoại',
}
