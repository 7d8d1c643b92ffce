import type { Sessao } from '../../sessao.ts'

/**
 * ALC-03 Whoever comes by a link looks with the eyes of a final consumer who may do nothing: what the predicates of tickets keep
 * from the customer's account is kept from them by the same predicates. It is nobody's account, and sees no ticket by itself.
 */
export const VISITANTE: Sessao = {
  id: 0,
  colaboradorId: 0,
  nome: '',
  email: '',
  tipo: 'CONSUMIDOR_FINAL',
  filialId: null,
  filiais: [],
  setores: [],
  veTudo: false,
  autorizacoes: new Set(),
  expiraEm: new Date(0),
}
