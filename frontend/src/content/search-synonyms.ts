/** Synonyms: each term of a row finds all of them. A term may be a phrase. */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['plane', 'airplane', 'aeroplane', 'aircraft', 'flight', 'fly', 'flying', 'air', 'flies'],
  ['price', 'pricing', 'cost'],
  ['sample', 'specimen'],
  ['ambulance', 'ems', 'emt', 'paramedic', 'first responder'],
  ['medicine', 'medication', 'drug'],
  ['disc', 'disk'],
  ['cryodisk', 'cryodisc', 'cryo disk', 'cryo disc'],
  ['logger', 'recorder', 'thermometer'],
  ['rbc', 'prbc', 'red blood cell', 'red cell', 'packed cell', 'erythrocyte'],
  ['platelet', 'thrombocyte', 'plt'],
  ['ffp', 'frozen plasma'],
  ['lab', 'laboratory', 'laboratories'],
  ['rep', 'representative', 'sales rep'],
  ['clean', 'cleaning', 'cleaned', 'wash', 'disinfect', 'disinfectant', 'sanitize', 'dishwasher'],
  ['sterilize', 'sterilized', 'sterilization', 'autoclave', 'autoclaved', 'autoclavable', 'sterilise', 'sterilised'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['temperature', 'temp'],
  ['l', 'liter', 'litre'],
  ['anti rhd', 'rhogam', 'rhig'],
  ['first aid kit', 'pouch'],
  ['identification card', 'id card'],
  ['sleeve', 'holder'],
  ['sop', 'manual', 'instruction', 'ifu'],
  ['cooler', 'shipper'],
  ['logo', 'brand', 'branding', 'branded'],
  ['weight', 'weigh', 'heavy', 'tare'],
  ['pcm', 'phase change', 'phase change material'],
  ['size', 'dimension', 'measurement'],
  ['upright', 'orientation', 'horizontal', 'vertical'],
  ['chiller', 'chilled'],
  ['custom', 'bespoke', 'personalized'],
  ['shipping', 'shipment', 'logistic', 'freight'],
];

/**
 * Other spellings of names, as in URLs, and their replacements in a query. The space of an alias also stands for a hyphen
 * or for nothing: "tr39", "ip-67".
 */
export const searchAliases: readonly (readonly [alias: string, name: string])[] = [
  ['core three', 'core 30'],
  ['monarch five', 'monarch 5'],
  ['monark', 'monarch'],
  ['safe guard', 'safeguard'],
  ['roller bear', 'roller bear'],
  ['med pack', 'medication pack'],
  ['tr 39', 'technical report 39'],
  ['ip 67', 'ip67'],
  ['r 25', 'r 25'],
  // One word, so that it is no ice.
  ['dry ice', 'dryice'],
];
