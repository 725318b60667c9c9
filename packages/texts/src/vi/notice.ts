import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('vi')

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
