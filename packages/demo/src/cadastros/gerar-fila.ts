import { somarDias } from '@balcao/dominio/formatos/datas'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { HORA_DA_DECISAO, PEDIDOS_DE_CADASTRO } from './cadastros.ts'
import { cabeNoCadastro, gerarNovosProspects } from './gerar-novos-prospects.ts'

const APROVADOS = 2
/** Nobody is a customer on the day they are registered. */
const DIAS_ATE_SER_CLIENTE = 2

const doDia = (data: string, hora: string) => new Date(`${data}T${hora}:00-03:00`)

/** CAD-01 What the demo representative asked for, oldest first: what waits, what was refused, and customers that were approved. */
export function gerarFila(negocio: NegocioDemo, hoje: string, demo: Demo) {
  const representante = demo.colaboradores.find(({ cpf }) => cpf === cpfDa('REPRESENTANTE'))
  const [filial = 0] = representante?.filiais ?? []
  const seus = demo.clientes.filter(
    ({ representante: cpf, inscricaoEstadual, email }) =>
      cpf === representante?.cpf && inscricaoEstadual !== null && cabeNoCadastro(email.split('@')[1] ?? ''),
  )
  const novos = gerarNovosProspects(negocio, demo, filial, PEDIDOS_DE_CADASTRO.length)
  // The others are left to whoever tries the registration.
  const prospect = seus.findLast((cliente) => cliente.prospect)
  const pedidos = PEDIDOS_DE_CADASTRO.flatMap((pedido) => {
    const cliente = pedido.quem === 'NOVO' ? novos.shift() : prospect
    const dia = somarDias(hoje, -pedido.diasAtras)
    if (!cliente || ('dataCadastro' in cliente && cliente.dataCadastro > dia)) return []
    const recusa = 'recusa' in pedido ? pedido.recusa : null
    return [
      {
        cliente,
        novo: pedido.quem === 'NOVO',
        completa: pedido.quem !== 'NOVO',
        solicitadoEm: doDia(dia, pedido.hora),
        situacao: recusa === null ? ('PENDENTE' as const) : ('RECUSADO' as const),
        decididoEm: recusa === null ? null : doDia(somarDias(dia, 1), HORA_DA_DECISAO),
        motivo: recusa,
      },
    ]
  })
  const aprovados = seus
    .filter(
      ({ prospect: ainda, motivoBloqueio, dataCadastro }) =>
        !ainda && motivoBloqueio === null && dataCadastro <= somarDias(hoje, -DIAS_ATE_SER_CLIENTE),
    )
    .toSorted((a, b) => b.dataCadastro.localeCompare(a.dataCadastro))
    .slice(0, APROVADOS)
    .map((cliente) => ({
      cliente,
      novo: false,
      completa: false,
      solicitadoEm: doDia(cliente.dataCadastro, '10:15'),
      situacao: 'APROVADO' as const,
      decididoEm: doDia(somarDias(cliente.dataCadastro, 1), HORA_DA_DECISAO),
      motivo: null,
    }))
  return [...pedidos, ...aprovados].toSorted((a, b) => a.solicitadoEm.getTime() - b.solicitadoEm.getTime())
}

export type PedidoGerado = ReturnType<typeof gerarFila>[number]

export const cpfDa = (tipo: 'REPRESENTANTE' | 'GERENTE'): string =>
  CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
