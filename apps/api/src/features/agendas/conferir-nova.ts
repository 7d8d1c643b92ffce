import type { criarAgenda } from '@balcao/dominio/agendas/contratos'
import { problemaDaNovaData, problemaDoColaborador } from '@balcao/dominio/agendas/regras'
import { filialDoAtendimento } from '@balcao/dominio/atendimentos/regras'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { comoSeEntrasse } from '../acesso/sessoes.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { clienteVisivelPorId, filiaisDoCliente } from '../clientes/queries.ts'
import { orcamentoDoCliente, pedidoDoCliente } from './queries-nova.ts'

const SEM_FILIAL = 'Nenhuma filial atende este cliente: não há onde marcar a agenda.'
const NAO_ATENDE = 'Esta pessoa não atende este cliente'

type Pergunta = { tx: Tx; sessao: Sessao; negocio: Negocio; agora: Date }
type Corpo = ValorDe<typeof criarAgenda, 'corpo'>

/** AGE-01 All that a new agenda refers to, or everything that is wrong with it. */
export async function conferirNovaAgenda({ tx, sessao, negocio, agora }: Pergunta, corpo: Corpo) {
  const { id: clienteId } = await exigirCliente(tx, sessao, corpo.cliente_id)
  const agendadaPara = new Date(corpo.data_agendada)
  const quem = await conferirColaborador({ tx, sessao, agora }, corpo, clienteId)
  const doCliente = (await filiaisDoCliente(tx, clienteId)).map(({ id }) => id)
  const { orcamento_id: orcamentoId, pedido_id: pedidoId } = corpo
  const { autorizacoes } = sessao
  const orcamento =
    orcamentoId && pode(autorizacoes, 'ORCAMENTO_VER')
      ? await orcamentoDoCliente(tx, sessao, { id: orcamentoId, clienteId })
      : undefined
  const pedido =
    pedidoId && pode(autorizacoes, 'PEDIDO_VER')
      ? await pedidoDoCliente(tx, sessao, { id: pedidoId, clienteId })
      : undefined
  const doDocumento = orcamento?.filialId ?? pedido?.filialId ?? null
  const filialId = filialDoAtendimento(doDocumento, { daSessao: sessao.filialId, doCliente })
  const { diasMaximosRetorno } = negocio.parametrosEntre(filialId === null ? [] : [filialId])
  const daData = problemaDaNovaData(agendadaPara, { agora, diasMaximosRetorno })
  const campos: Record<string, string> = {
    ...(filialId === null && { cliente_id: SEM_FILIAL }),
    ...(daData && { data_agendada: daData }),
    ...('problema' in quem && { colaborador_id: quem.problema }),
    ...(orcamentoId && !orcamento && { orcamento_id: MENSAGENS.invalido }),
    ...(pedidoId && !pedido && { pedido_id: MENSAGENS.invalido }),
  }
  if (filialId === null || 'problema' in quem || Object.keys(campos).length > 0)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  return {
    clienteId,
    filialId,
    colaborador: quem,
    agendadaPara,
    orcamentoId: orcamento?.id ?? null,
    pedidoId: pedido?.id ?? null,
  }
}

type Quem = { id: number; nome: string } | { problema: string }

/** PER-07 Who is to make it: one's own self, or somebody who will see both the agenda and the customer. */
async function conferirColaborador(
  { tx, sessao, agora }: Omit<Pergunta, 'negocio'>,
  { colaborador_id: pedido }: Corpo,
  clienteId: number,
): Promise<Quem> {
  const id = pedido ?? sessao.colaboradorId
  const problema = problemaDoColaborador(sessao, id)
  if (problema) return { problema }
  const pessoa = id === sessao.colaboradorId ? sessao : await comoSeEntrasse(tx, id, agora)
  if (!pessoa || !pode(pessoa.autorizacoes, 'AGENDA_VER')) return { problema: MENSAGENS.invalido }
  const atende = pessoa === sessao || (await clienteVisivelPorId(tx, pessoa, clienteId)) !== null
  return atende ? { id, nome: pessoa.nome } : { problema: NAO_ATENDE }
}
