import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { useConsulta } from '../platform/consultas.ts'
import type { CampoDeRegistro, Filtro } from '../platform/listas/descricao.ts'
import { SeletorDeCliente } from './seletor-de-cliente.tsx'

type Cliente = RespostaDe<typeof obterCliente>
const nomeDo = ({ fant, razSoc }: Cliente) => fant || razSoc

/** The address has only the number, the picker wants the name. */
const Seletor: CampoDeRegistro = ({ valor: idCli, aoMudar }) => {
  const { data } = useConsulta(
    obterCliente,
    { params: { idCli: idCli ?? 0 } },
    { ativa: idCli !== undefined, listaComum: true, mostradoNaArea: true },
  )
  const valor = data && data.id === idCli ? { valor: data.id, nome: nomeDo(data), cliente: data } : null
  return <SeletorDeCliente value={valor} onChange={(opcao) => aoMudar(opcao?.valor)} />
}

/** The customer of a list, for whoever may look for customers. */
export const FILTRO_DE_CLIENTE = {
  tipo: 'registro',
  campo: 'idCli',
  rotulo: 'Cliente',
  se: ({ pode }) => pode('CLIENTE_PESQUISAR'),
  Seletor,
  nome: { contrato: obterCliente, entrada: (idCli) => ({ params: { idCli } }), texto: nomeDo },
} as const satisfies Filtro<{ idCli?: number; page?: number }>
