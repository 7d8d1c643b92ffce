export const PLANOS_DE_PAGAMENTO = [
  'À vista',
  'Antecipado',
  '7 dias',
  '14 dias',
  '28 dias',
  '28/35 dias',
  '28/35/42 dias',
] as const
export type PlanoDePartida = (typeof PLANOS_DE_PAGAMENTO)[number]

/** In days from the sale, each instalment. */
export const parcelasDoPlano = (plano: PlanoDePartida): number[] => (plano.match(/\d+/g) ?? []).map(Number)

/** What billing that way costs, in cents, and how the charge is called. */
export const FORMAS_DE_COBRANCA = [
  { descricao: 'Boleto bancário', taxaFixa: 0, descricaoTaxaFixa: null },
  { descricao: 'Pix', taxaFixa: 0, descricaoTaxaFixa: null, antecipada: true },
  { descricao: 'Depósito antecipado', taxaFixa: 0, descricaoTaxaFixa: null, antecipada: true },
  { descricao: 'Boleto impresso', taxaFixa: 4_90, descricaoTaxaFixa: 'Tarifa de impressão do boleto' },
  { descricao: 'Cobrança em carteira', taxaFixa: 12_00, descricaoTaxaFixa: 'Taxa de cobrança em carteira' },
] as const
export type CobrancaDePartida = (typeof FORMAS_DE_COBRANCA)[number]['descricao']

export const TIPOS_DE_FRETE = ['CIF', 'FOB', 'Retira na filial'] as const
/** FRE-03 Whose prices have part of the freight in them. */
export const FRETE_EMBUTIDO = 'CIF'
export type FreteDePartida = (typeof TIPOS_DE_FRETE)[number]
