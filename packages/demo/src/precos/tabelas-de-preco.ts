/** The price tables of both businesses, and how far each lies below retail, in percent. */
export const TABELAS_DE_PRECO = [
  // Anybody may pay what everybody pays.
  { nome: 'Varejo', desconto: 0, livre: true },
  { nome: 'Atacado', desconto: 8 },
  { nome: 'Rede', desconto: 12 },
  { nome: 'Promocional', desconto: 8 },
] as const

export type NomeDeTabela = (typeof TABELAS_DE_PRECO)[number]['nome']
