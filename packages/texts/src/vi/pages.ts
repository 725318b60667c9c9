import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#vi/ui.ts'

const { plural } = formats('vi')

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

  ui,

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
