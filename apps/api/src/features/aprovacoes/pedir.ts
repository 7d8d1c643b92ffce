import { avisoDoFim, avisoParaDecidir } from '@balcao/dominio/aprovacoes/avisos'
import { CANAL_DE_APROVACOES, type EventosDeAprovacoes } from '@balcao/dominio/aprovacoes/canais'
import { venceEm } from '@balcao/dominio/aprovacoes/prazos'
import { dentroDaAlcada } from '@balcao/dominio/aprovacoes/quem-decide'
import { podeDecidirMotivo, TIPOS_DE_APROVACAO } from '@balcao/dominio/aprovacoes/tipos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import { lerQuemPode } from '../acesso/queries-quem-pode.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { alcadasDe } from './chapeus.ts'
import { substitutosDe } from './queries-delegacoes.ts'
import {
  type AprovacaoGravada,
  type DeQue,
  gravarPedido,
  mudarAberta,
  nomeDoCliente,
} from './queries-mudanca.ts'
import { nomesDe, pessoasDaFilial, supervisorDe } from './queries-quem.ts'

type Nova = DeQue & {
  clienteId: number
  filialId: number | null
  solicitanteId: number | null
  donoId?: number | null
  resumo: string
  mensagem?: string
  motivos: string[]
  plano?: string | null
  desconto?: string | null
  margem?: string | null
  valor?: string | null
}

const MUDA = ['aprovacoes', 'avisos'] as const

export const anunciarAprovacoes = (tx: Tx, { autoria }: Pick<Caso, 'autoria'>): Promise<void> =>
  publicar(tx, {
    canal: CANAL_DE_APROVACOES,
    evento: 'aprovacao-mudou' satisfies keyof EventosDeAprovacoes,
    dados: {} satisfies EventosDeAprovacoes['aprovacao-mudou'],
    muda: [...new Set([...autoria.muda, 'aprovacoes' as const])],
  })

/** GES-03 Asks for a yes, in the transaction of what needs it. Answers who was told. */
export async function pedirAprovacao(
  tx: Tx,
  caso: Caso,
  { filialId, ...nova }: Nova,
): Promise<{ id: number; avisados: { id: number; nome: string }[] }> {
  const { negocio, autoria } = caso
  const dias =
    TIPOS_DE_APROVACAO[nova.tipo].vence && filialId !== null
      ? negocio.parametros(filialId).aprovacaoDiasDeValidade
      : 0
  const gravada = await gravarPedido(tx, autoria, {
    ...nova,
    filialId,
    venceEm: venceEm(autoria.agora, dias),
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'aprovacao',
    entidadeId: gravada.id,
    acao: gravada.nova ? 'PEDIR' : 'PEDIR_DE_NOVO',
    dados: { resumo: gravada.resumo, motivos: gravada.motivos, mensagem: gravada.mensagem || null },
  })
  // Orders are held by the hundred while others wait for the same stock: telling each person of each is for the reminder.
  const avisados = TIPOS_DE_APROVACAO[nova.tipo].avisaAoPedir
    ? await avisarQuemDecide(tx, caso, gravada, 'PEDIDO')
    : []
  await anunciarAprovacoes(tx, caso)
  return { id: gravada.id, avisados }
}

/**
 * Tells whoever may decide: first the supervisor of whoever asked, where they may; where not, or where it waited too long, everybody who
 * may at the branch. Who is away is told too, and so is whoever stands in.
 */
export async function avisarQuemDecide(
  tx: Tx,
  caso: Caso,
  aprovacao: AprovacaoGravada,
  modo: 'PEDIDO' | 'LEMBRETE' | 'ESCALADA' | 'VOLTOU',
): Promise<{ id: number; nome: string }[]> {
  const { autoria } = caso
  const podem = (await lerQuemPode(tx)).onde((autorizacoes) =>
    aprovacao.motivos.some((motivo) => podeDecidirMotivo(autorizacoes, aprovacao.tipo, motivo)),
  )
  const { solicitanteId, donoId, filialId, pediram } = aprovacao
  const decide = (id: number) => id !== donoId && !pediram.includes(id)
  const todos = (await pessoasDaFilial(tx, { filialId, podem })).filter(({ id }) => decide(id))
  const alcadaDe = await alcadasDe(
    tx,
    todos.map(({ id }) => id),
    filialId,
  )
  const comAlcada = todos.filter(({ id }) => dentroDaAlcada(aprovacao, alcadaDe(id)))
  const supervisorId = await supervisorDe(tx, solicitanteId ?? donoId)
  const supervisor = comAlcada.filter(({ id }) => id === supervisorId)
  const avisados = modo === 'ESCALADA' || supervisor.length === 0 ? comAlcada : supervisor
  const substitutos =
    avisados.length > 0
      ? await substitutosDe(
          tx,
          avisados.map(({ id }) => id),
          hojeEm(autoria.agora),
        )
      : []
  const pessoas = [...avisados, ...substitutos].filter(
    ({ id }, i, todas) => decide(id) && todas.findIndex((outra) => outra.id === id) === i,
  )
  const aviso = avisoParaDecidir(await dizer(tx, aprovacao), modo, {
    quem: modo === 'PEDIDO' ? await quemPede(tx, aprovacao) : null,
    mensagem: aprovacao.mensagem,
  })
  const comMuda = { ...autoria, muda: [...new Set([...autoria.muda, ...MUDA])] }
  for (const { id } of pessoas) await avisarPessoa(tx, comMuda, { colaboradorId: id, ...aviso })
  return pessoas.map(({ id, nome }) => ({ id, nome }))
}

const dizer = async (tx: Tx, { id, tipo, referenciaId, clienteId, resumo }: AprovacaoGravada) => ({
  id,
  tipo,
  idReferencia: referenciaId,
  cliente: await nomeDoCliente(tx, clienteId),
  resumo,
})

const quemPede = async (tx: Tx, { solicitanteId }: AprovacaoGravada): Promise<string | null> =>
  solicitanteId === null ? null : ((await nomesDe(tx, [solicitanteId])).get(solicitanteId) ?? null)

type Fim = {
  situacao: 'APROVADA' | 'APROVADA_OUTRA' | 'RECUSADA' | 'EXPIRADA' | 'RETIRADA'
  motivo?: string
}

/** What whoever asked is told, unless it was they who ended it. */
export async function avisarDoFim(
  tx: Tx,
  { autoria }: Caso,
  aprovacao: AprovacaoGravada,
  { quem, motivo }: { quem: string | null; motivo: string },
): Promise<void> {
  const { situacao } = aprovacao
  if (situacao === 'PENDENTE' || situacao === 'SEPARADA' || situacao === 'RETIRADA') return
  const interessados = new Set([aprovacao.solicitanteId, aprovacao.donoId])
  const aviso = avisoDoFim(await dizer(tx, aprovacao), situacao, { quem, motivo })
  for (const id of interessados)
    if (id !== null && id !== autoria.colaboradorId)
      await avisarPessoa(
        tx,
        { ...autoria, muda: [...new Set([...autoria.muda, ...MUDA])] },
        { colaboradorId: id, ...aviso },
      )
}

/** What it was about was let go, changed or came to nothing elsewhere: the open approval, if there is one, ends with it. */
export async function encerrarAprovacao(tx: Tx, caso: Caso, qual: DeQue, fim: Fim): Promise<void> {
  const { autoria } = caso
  const encerrada = await mudarAberta(tx, autoria, qual, {
    situacao: fim.situacao,
    decididaEm: autoria.agora,
    decisorId: fim.situacao === 'RETIRADA' || fim.situacao === 'EXPIRADA' ? null : autoria.colaboradorId,
    motivo: fim.motivo ?? null,
  })
  if (!encerrada) return
  await registrarHistorico(tx, autoria, {
    entidade: 'aprovacao',
    entidadeId: encerrada.id,
    acao: fim.situacao,
    dados: { motivo: fim.motivo ?? null },
  })
  await anunciarAprovacoes(tx, caso)
}

/** Some of what it asks was let be by another door; the rest waits. */
export async function atualizarAprovacao(
  tx: Tx,
  caso: Caso,
  qual: DeQue,
  mudanca: Partial<Pick<Nova, 'motivos' | 'resumo' | 'desconto' | 'margem' | 'valor' | 'plano'>>,
): Promise<void> {
  if (await mudarAberta(tx, caso.autoria, qual, mudanca)) await anunciarAprovacoes(tx, caso)
}
