import type { Theme } from '@candour/schemas/theme-names.ts'

export const themeNames: Record<Theme, string> = {
  staff: 'Staff',
  waiting: 'Waiting time',
  price: 'Price',
  food: 'Food',
  quality: 'Quality',
  communication: 'Communication',
  trust: 'Trust',
  cleanliness: 'Cleanliness',
  atmosphere: 'Atmosphere',
  noise: 'Noise',
  facilities: 'Facilities',
  location: 'Location',
  parking: 'Parking',
  booking: 'Booking',
  hours: 'Opening hours',
  selection: 'Selection',
}
