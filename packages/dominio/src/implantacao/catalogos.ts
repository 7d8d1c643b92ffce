/** ADM-09 What a business begins with. */
export const CATALOGOS_DE_PARTIDA = ['DISTRIBUIDOR', 'VAZIO'] as const
export type CatalogoDePartida = (typeof CATALOGOS_DE_PARTIDA)[number]

export const NOMES_DOS_CATALOGOS: Record<CatalogoDePartida, { nome: string; descricao: string }> = {
  DISTRIBUIDOR: {
    nome: 'Catálogo de um distribuidor',
    descricao:
      'Setores, tipos de ticket com motivos e etapas (devoluções, trocas, reclamações, dúvidas), expediente, feriados, listas do cadastro, planos de pagamento e uma tabela de preço. Tudo se muda depois.',
  },
  VAZIO: {
    nome: 'Vazio',
    descricao: 'Só a filial e a sua conta. O catálogo é seu, do começo.',
  },
}
