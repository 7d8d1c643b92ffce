import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { avisoDaPergunta, avisoDaRecusa, linkVale, recusaDaRecusa } from '@balcao/dominio/orcamentos/aceite'
import {
  abrirOrcamentoPeloLink,
  perguntarPeloLink,
  recusarOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import { resumirToken } from '../../acesso/sessoes.ts'
import { contarNoLimite } from '../../acesso/tentativas.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { avisarPessoa } from '../../avisos/avisar-pessoa.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { exigirDentroDosLimites } from '../limites/conferir.ts'
import { anunciarOrcamento } from '../nucleo/anunciar.ts'
import { partesDoOrcamento } from '../nucleo/queries-partes.ts'
import { gravarRecusa, jaPerguntou, marcarAberto, travarOrcamentoDoLink } from './queries.ts'

const UM_DIA_MS = 24 * 3_600_000

/** Held until the end; unknown, expired and revoked are told alike. */
async function exigirPeloLink(tx: Tx, token: string, agora: Date) {
  const orcamento = await travarOrcamentoDoLink(tx, resumirToken(token))
  if (!orcamento || !linkVale(orcamento, agora)) throw new ErroDeNegocio('LINK_DE_ORCAMENTO_INVALIDO')
  return orcamento
}

type DoLink = Awaited<ReturnType<typeof exigirPeloLink>>

/** What whoever sells is told of what the customer said, in the history of both, and at once. */
async function contarAoVendedor(
  tx: Tx,
  autoria: Autoria,
  orcamento: DoLink,
  dito: {
    acao: 'RECUSA' | 'PERGUNTA'
    dados: Record<string, string>
    atividade: string
    nome: string
    texto: string
    aviso: typeof avisoDaRecusa
  },
): Promise<void> {
  const { id, clienteId, colaboradorId } = orcamento
  const { acao, dados, atividade, nome, texto, aviso } = dito
  await registrarHistorico(tx, autoria, { entidade: 'orcamento', entidadeId: id, acao, dados })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'ORCAMENTO',
    referenciaId: id,
    historico: atividade,
    colaboradorId: null,
    criadaEm: autoria.agora,
  })
  const { cliente } = await partesDoOrcamento(tx, id)
  await avisarPessoa(tx, autoria, {
    colaboradorId,
    ...aviso({
      idOrcamento: id,
      idCli: clienteId,
      cliente: cliente.fantasia || cliente.razaoSocial,
      nome,
      texto,
    }),
  })
  // Whoever else has it open; notices are the seller's alone.
  await anunciarCliente(tx, { ...autoria, muda: ['orcamentos', 'atividades'] })
}

export const rotaAbrirOrcamentoPeloLink = rota(
  abrirOrcamentoPeloLink,
  async ({ corpo, agora, autoria, tx }) => {
    const orcamento = await exigirPeloLink(tx, corpo.token, agora)
    if (orcamento.abertoEm) return {}
    await marcarAberto(tx, orcamento.id, agora)
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: orcamento.id,
      acao: 'ABERTURA',
      dados: {},
    })
    await anunciarCliente(tx, autoria)
    return {}
  },
)

const RECUSADO = 'Recusa registrada. Quem fez o orçamento já foi avisado.'

export const rotaRecusarOrcamentoPeloLink = rota(
  recusarOrcamentoPeloLink,
  async ({ corpo, negocio, agora, autoria, tx }) => {
    const orcamento = await exigirPeloLink(tx, corpo.token, agora)
    // Said twice, it is said once.
    if (orcamento.recusadoEm) return { message: RECUSADO }
    const impedimento = recusaDaRecusa(orcamento, corpo.versao)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    await exigirDentroDosLimites(tx, { negocio, agora }, orcamento, 'cliente')
    const { nome, motivo } = corpo
    const { id, versao } = orcamento
    await gravarRecusa(tx, id, { em: agora, motivo })
    await contarAoVendedor(tx, autoria, orcamento, {
      acao: 'RECUSA',
      dados: { nome, motivo },
      atividade: `Orçamento ${id} recusado pelo link, por ${nome}: ${motivo}`,
      nome,
      texto: motivo,
      aviso: avisoDaRecusa,
    })
    await anunciarOrcamento(tx, { id, versao: versao + 1 }, { muda: ['orcamentos', 'atividades'] })
    return { message: RECUSADO }
  },
)

const PERGUNTADO = 'Pergunta enviada. Quem fez o orçamento já foi avisado e fala com você.'

export const rotaPerguntarPeloLink = rota(
  perguntarPeloLink,
  async ({ corpo, negocio, agora, autoria, tx }) => {
    const orcamento = await exigirPeloLink(tx, corpo.token, agora)
    await exigirDentroDosLimites(tx, { negocio, agora }, orcamento, 'cliente')
    const { nome, texto } = corpo
    const { id } = orcamento
    const desde = new Date(agora.getTime() - UM_DIA_MS)
    if (await jaPerguntou(tx, { id, texto, desde })) return { message: PERGUNTADO }
    await contarNoLimite(tx, [`pergunta-sobre-orcamento:${id}`], {
      vezes: LIMITE_POR_HORA.perguntaSobreOrcamento,
      recusa: 'MUITAS_PERGUNTAS',
      agora,
    })
    await contarAoVendedor(tx, autoria, orcamento, {
      acao: 'PERGUNTA',
      dados: { nome, texto },
      atividade: `Pergunta sobre o orçamento ${id} pelo link, de ${nome}: ${texto}`,
      nome,
      texto,
      aviso: avisoDaPergunta,
    })
    return { message: PERGUNTADO }
  },
)
