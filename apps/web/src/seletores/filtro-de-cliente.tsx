import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { Filtro } from '../platform/listas/descricao.ts'
import { FiltroDeCliente } from './seletor-de-cliente.tsx'

/** The customer of a list, for whoever may look for customers. */
export const FILTRO_DE_CLIENTE = {
  tipo: 'registro',
  campo: 'idCli',
  rotulo: 'Cliente',
  se: ({ pode }) => pode('CLIENTE_PESQUISAR'),
  Seletor: ({ valor, aoMudar }) => <FiltroDeCliente idCli={valor} aoMudar={aoMudar} />,
  nome: {
    contrato: obterCliente,
    entrada: (idCli) => ({ params: { idCli } }),
    texto: ({ fant, razSoc }: RespostaDe<typeof obterCliente>) => fant || razSoc,
  },
} as const satisfies Filtro<{ idCli?: number; page?: number }>
