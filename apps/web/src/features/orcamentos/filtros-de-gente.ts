import { listarVendedoresDeOrcamentos } from '@balcao/dominio/orcamentos/lista'
import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import { type Filtro, opcoesDoServidor } from '../../platform/listas/descricao.ts'

/** VEN-01 Who took it. */
export const FILTRO_DE_VENDEDOR = {
  extra: true,
  tipo: 'escolhas',
  campo: 'vendedor',
  rotulo: 'Incluído por',
  se: ({ pode }) => pode('ORCAMENTO_LISTAR'),
  opcoes: opcoesDoServidor(listarVendedoresDeOrcamentos, ({ id, nome }) => ({ valor: id, nome })),
} as const satisfies Filtro<{ vendedor?: number[]; page?: number }>

/** VEN-01 Who looks after the customer. */
export const FILTRO_DE_REPRESENTANTE = {
  extra: true,
  tipo: 'escolhas',
  campo: 'representante',
  rotulo: 'Representante',
  se: ({ pode }) => pode('TICKET_INTERNO'),
  opcoes: opcoesDoServidor(listarRepresentantes, ({ id, nome }) => ({ valor: id, nome })),
} as const satisfies Filtro<{ representante?: number[]; page?: number }>
