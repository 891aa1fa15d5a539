/** Topics to ask about, by id. */
export const topics = {
  // Temperature and time.
  'temperature-range': 'Temperature range',
  'hold-time': 'Hold time',
  'hold-time-gray': 'Hold time of the gray variant',
  'hold-time-alone': 'Hold time of a hard cooler alone',
  'outside-temperature': 'Outside temperature behind the hold time',
  profiles: 'What each profile stands for',
  'phase-temperatures': 'Temperatures of Phase 5 and Phase 22',
  'operating-temperature': 'Operating temperature',
  // Size and capacity.
  'which-size': 'Which of the two sizes applies',
  size: 'Size',
  interior: 'Interior size',
  exterior: 'Exterior size',
  sizes: 'Interior and exterior size',
  'disk-sizes': 'Sizes of the other disks',
  weight: 'Weight',
  capacity: 'Capacity in your units',
  units: 'What counts as a unit',
  applications: 'Meaning of Application 1 and 2',
  contents: 'List of contents',
  // Coolant and packing.
  coolant: 'Coolant',
  'coolant-preparation': 'How to prepare the coolant',
  'disk-count': 'Kind, number and size of the disks',
  'pack-out': 'Pack-out for your product and route',
  'service-life': 'Service life',
  'battery-type': 'Battery type',
  // Transport.
  openings: 'Number of openings',
  'opening-length': 'Length of an opening',
  position: 'Transport position',
  air: 'Transport by air',
  impacts: 'Impact and drop tests',
  // Quality documents.
  'test-data': 'Measured data of tests and qualification',
  calibration: 'Calibration',
  autoclave: 'Autoclavable parts and their settings',
  // Ordering.
  printing: 'Colors and printing',
  'part-number': 'Part number',
  price: 'Price',
  'minimum-order': 'Minimum order',
  'lead-time': 'Lead time',
  warranty: 'Warranty',
  returns: 'Returns',
  // Reports of tests and qualifications.
  'report-ista-7d': 'Report of the ISTA 7D test',
  'report-mil-std-810': 'Report of the MIL-STD-810 test',
  'report-ista-7e': 'Qualification to ISTA 7E',
  'report-pda-report-39': 'Qualification to PDA Technical Report 39',
  'report-trailer-tests': 'Report of the trailer tests',
  'report-validation': 'Report of the validation',
  'report-protection': 'Report on the IP67 / NEMA 4X protection',
  // Parts.
  parts: 'Parts that belong to it',
  'part-phase-5-disks': 'Phase 5 Cryo-Disks',
  'part-phase-5-pcms': 'Phase 5 PCMs',
  'part-cryo-cylinder': 'Cryo cylinder',
  'part-bottle-pcms': 'Hard bottle PCMs',
  'part-pcm-gate': 'Phase 22 PCM gate',
  'part-disks': 'Disks',
  'part-inserts-top-bottom': 'Cryo-disc inserts for top and bottom',
  'part-inserts-sides': 'Cryo-disc inserts for the sides',
  'part-shoulder-strap': 'Shoulder strap',
  'part-handle': 'Handle',
  'part-dividers': 'Space gates or dividers',
  'part-color-key': 'Color key',
  'part-card-sleeve': 'Identification card sleeve',
  'part-logger': 'Data logger',
  'part-logger-battery': 'High-temperature battery',
} as const satisfies Readonly<Record<string, string>>;

/** The id of a topic, also its value in the inquiry form's URL. */
export type TopicId = keyof typeof topics;

/** Topics of every order. */
export const orderTopics = [
  'price',
  'minimum-order',
  'lead-time',
  'warranty',
  'returns',
] as const satisfies readonly TopicId[];
