import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { adiar, useAdiado } from '../platform/adiar.ts'
import type { CampoDeRegistro, Filtro } from '../platform/listas/descricao.ts'
import { LugarDeCampo } from '../ui/campos/lugar-de-campo.tsx'

const ROTULO = 'Cliente'
const SELETOR = adiar(() => import('./seletor-de-cliente.tsx'))

const Seletor: CampoDeRegistro = ({ valor, aoMudar }) => {
  const seletor = useAdiado(SELETOR)
  if (!seletor) return <LugarDeCampo rotulo={ROTULO} />
  return <seletor.FiltroDeCliente idCli={valor} aoMudar={aoMudar} />
}

/** The customer of a list, for whoever may look for customers. */
export const FILTRO_DE_CLIENTE = {
  tipo: 'registro',
  campo: 'idCli',
  rotulo: ROTULO,
  se: ({ pode }) => pode('CLIENTE_PESQUISAR'),
  Seletor,
  nome: {
    contrato: obterCliente,
    entrada: (idCli) => ({ params: { idCli } }),
    texto: (cliente: RespostaDe<typeof obterCliente>) => nomeDoCliente(cliente),
  },
} as const satisfies Filtro<{ idCli?: number; page?: number }>
