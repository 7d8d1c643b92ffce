/** CLI-01 The sections as the address names them, in the order in which they stand. */
export const CHAVES_DAS_SECOES = [
  'dados',
  'informacoes',
  'logistica',
  'agendas',
  'agendas-cobranca',
  'orcamentos',
  'pedidos',
  'boletos',
  'notas',
  'tickets',
  'representantes',
  'vendedores',
  'contatos',
  'telefones',
  'emails',
  'historico',
  'consultas',
] as const
export type ChaveDaSecao = (typeof CHAVES_DAS_SECOES)[number]

/** Where somebody is in a record: what its address says or, in a dialog, what the dialog remembers. */
export type LugarNaFicha = {
  /** Undefined is the first one that the person may see. */
  secao: ChaveDaSecao | undefined
  /** What of the section is open. */
  item: number | null
  ir: (secao: ChaveDaSecao, item: number | null) => void
}

/** The address of a section, for a link that may be opened elsewhere. */
export function enderecoDaSecao(idCli: number, secao: ChaveDaSecao, item: number | null): string {
  return `/clientes/${idCli}?secao=${secao}${item === null ? '' : `&item=${item}`}`
}
