export const suspensionOptions = [
  ['active', 'Active'],
  ['suspended', 'Suspended'],
] as const;
