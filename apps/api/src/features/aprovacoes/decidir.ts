import { decidirAprovacao, decidirAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import {
  escolherChapeu,
  motivosQueDecide,
  type ParaDecidir,
  problemasDaDecisao,
} from '@balcao/dominio/aprovacoes/quem-decide'
import { MOTIVOS_DE_RECUSA } from '@balcao/dominio/aprovacoes/situacoes'
import { dizerTetos, problemasDosTetos, type Tetos, tetosQueValem } from '@balcao/dominio/aprovacoes/tetos'
import { TIPOS_DE_APROVACAO } from '@balcao/dominio/aprovacoes/tipos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { paraCada } from '../../platform/banco/em-lote.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import type { Aprovador, Aprovadores, Pergunta } from './aprovador.ts'
import { alcadasDe, chapeusDa, criarChapeus } from './chapeus.ts'
import { anunciarAprovacoes, avisarDoFim } from './pedir.ts'
import { aprovacaoQueSeVe } from './queries.ts'
import {
  type AprovacaoGravada,
  abertaDe,
  type DeQue,
  gravarAprovacao,
  travarAprovacao,
} from './queries-mudanca.ts'

type Corpo = Omit<ValorDe<typeof decidirAprovacao, 'corpo'>, 'versao'>
type Escrita = Caso & Pergunta & { tx: Tx }

export const comoSeDecide = (gravada: AprovacaoGravada): ParaDecidir => ({
  ...gravada,
  interessados: [...gravada.pediram, gravada.solicitanteId, gravada.donoId],
})

export const exigeOutraPessoa = ({ negocio }: Pick<Pergunta, 'negocio'>, filialId: number | null): boolean =>
  filialId === null || negocio.parametros(filialId).pedidoLiberaOutraPessoa

export function rotasDaDecisao(aprovadores: Aprovadores): Rota[] {
  return [
    rota(decidirAprovacao, ({ params, corpo, ...escrita }) =>
      decidirUma(escrita, aprovadores, { id: params.idAprovacao, versao: corpo.versao }, corpo),
    ),
    rota(decidirAprovacoes, ({ corpo: { escolhidos, ...corpo }, ...escrita }) =>
      paraCada(escrita.tx, escolhidos, (tx, { id, versao }) =>
        decidirUma({ ...escrita, tx }, aprovadores, { id, versao }, corpo),
      ),
    ),
  ]
}

/** GES-03 One decision, whatever it is about: held, asked of the rule, done by its kind, written and told. */
async function decidirUma(
  escrita: Escrita,
  aprovadores: Aprovadores,
  { id, versao }: { id: number; versao: number | undefined },
  corpo: Corpo,
) {
  const { tx, sessao, agora, autoria } = escrita
  const chapeus = await chapeusDa(tx, sessao, agora)
  const vista = await aprovacaoQueSeVe(tx, sessao, chapeus, id)
  if (!vista) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const aprovador = aprovadores[vista.tipo]
  for (const { sessao: doChapeu } of chapeus)
    if (await semAchar(() => aprovador.travar(tx, doChapeu, vista.referenciaId))) break
  const antes = await travarAprovacao(tx, id)
  const paraDecidir = comoSeDecide(antes)
  const escolhido = escolherChapeu(paraDecidir, {
    pessoaId: sessao.colaboradorId,
    chapeus: await criarChapeus(tx, chapeus)(antes.filialId),
    exigeOutraPessoa: exigeOutraPessoa(escrita, antes.filialId),
  })
  if ('impedimento' in escolhido) throw new ErroDeNegocio(escolhido.impedimento)
  if (versao !== undefined && versao !== antes.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  recusarMalDecidida(antes, corpo)

  const { chapeu } = escolhido
  const emNomeDe = chapeu.colaboradorId === sessao.colaboradorId ? null : chapeu
  const { aprova } = corpo
  const tetos = await tetosDaResposta(tx, aprovador, { escrita, antes, corpo })
  const motivo = [tetos && dizerTetos(tetos), corpo.motivo].filter(Boolean).join('. ')
  const motivos = motivosQueDecide(paraDecidir, chapeu)
  const restam = aprova ? antes.motivos.filter((um) => !motivos.includes(um)) : []
  const recusa = corpo.motivoDeRecusa && MOTIVOS_DE_RECUSA[corpo.motivoDeRecusa]
  const decisao = {
    aprova,
    motivo: aprova ? motivo : [recusa, motivo].filter(Boolean).join(': '),
    motivos,
    proposta: corpo.proposta ?? null,
    tetos,
    nome: emNomeDe ? `${sessao.nome}, no lugar de ${emNomeDe.nome}` : sessao.nome,
  }
  // What it is about looks for its open approval when it changes: by then it is decided.
  await gravarAprovacao(tx, autoria, id, {
    ...(restam.length > 0
      ? { motivos: restam, situacao: 'PENDENTE' as const }
      : {
          situacao: aprova ? ('APROVADA' as const) : ('RECUSADA' as const),
          decididaEm: agora,
          decisorId: sessao.colaboradorId,
          emNomeDeId: emNomeDe?.colaboradorId ?? null,
          motivo: motivo || null,
          motivoDeRecusa: aprova ? null : (corpo.motivoDeRecusa ?? null),
        }),
  })
  const { outraProposta = false, avisou = false } = await aprovador.aplicar(
    tx,
    { ...escrita, sessao: { ...chapeu.sessao, colaboradorId: sessao.colaboradorId, nome: decisao.nome } },
    antes,
    decisao,
  )
  const fim =
    outraProposta && restam.length === 0
      ? await gravarAprovacao(tx, autoria, id, { situacao: 'APROVADA_OUTRA' })
      : await travarAprovacao(tx, id)
  await registrarHistorico(tx, autoria, {
    entidade: 'aprovacao',
    entidadeId: id,
    acao: restam.length > 0 ? 'APROVADA_EM_PARTE' : fim.situacao,
    dados: {
      motivo: motivo || null,
      motivoDeRecusa: corpo.motivoDeRecusa ?? null,
      motivos,
      proposta: outraProposta ? (corpo.proposta ?? null) : null,
      emNomeDe: emNomeDe?.nome ?? null,
    },
  })
  if (restam.length === 0 && !avisou)
    await avisarDoFim(tx, escrita, fim, { quem: decisao.nome, motivo: decisao.motivo })
  await anunciarAprovacoes(tx, escrita)
  return { versao: fim.versao, message: dizer(fim.situacao, restam.length) }
}

const dizer = (situacao: AprovacaoGravada['situacao'], restam: number): string =>
  restam > 0
    ? 'Aprovado o que você pode aprovar; o resto espera outra pessoa.'
    : situacao === 'RECUSADA'
      ? 'Recusado. Quem pediu foi avisado.'
      : situacao === 'APROVADA_OUTRA'
        ? 'Aprovado com outra proposta.'
        : 'Aprovado.'

/** By the hat that sees it; another may be the one that decides. */
async function semAchar(fazer: () => Promise<unknown>): Promise<boolean> {
  try {
    await fazer()
    return true
  } catch (erro) {
    if (erro instanceof ErroDeNegocio && erro.codigo === 'NAO_ENCONTRADO') return false
    throw erro
  }
}

type DeQual = { escrita: Escrita; antes: AprovacaoGravada; corpo: Corpo }

/** GES-03 How far it is let be, checked against what it asks for now; null when all of it is. */
async function tetosDaResposta(
  tx: Tx,
  aprovador: Aprovador,
  { escrita, antes, corpo }: DeQual,
): Promise<Tetos | null> {
  if (!corpo.tetos) return null
  const pedidos = (await aprovador.tetos?.(tx, escrita, antes)) ?? []
  const campos = problemasDosTetos(pedidos, corpo.tetos)
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  return tetosQueValem(pedidos, corpo.tetos)
}

function recusarMalDecidida({ tipo }: AprovacaoGravada, corpo: Corpo): void {
  const campos = problemasDaDecisao(corpo)
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  const semTipo = corpo.proposta !== undefined && TIPOS_DE_APROVACAO[tipo].semProposta !== null
  if (semTipo || (!corpo.aprova && (corpo.proposta || corpo.tetos)))
    throw new ErroDeNegocio('APROVACAO_SEM_PROPOSTA')
}

type Coisa = DeQue & Omit<ParaDecidir, 'situacao' | 'tipo'> & { filialId: number }

/**
 * GES-03 The same question at the doors beside /aprovacoes (an order's block, a quote's approval): by one's own hat, and of whoever asked for
 * the open approval too.
 */
export async function exigirQueDecida(
  tx: Tx,
  { sessao, negocio }: Omit<Pergunta, 'agora'>,
  coisa: Coisa,
): Promise<void> {
  const pedida = await abertaDe(tx, coisa)
  const alcadaDe = await alcadasDe(tx, [sessao.colaboradorId], coisa.filialId)
  const chapeu = { ...sessao, alcada: alcadaDe(sessao.colaboradorId) }
  const escolhido = escolherChapeu(
    { ...coisa, situacao: 'PENDENTE', interessados: [...coisa.interessados, ...(pedida?.pediram ?? [])] },
    {
      pessoaId: sessao.colaboradorId,
      chapeus: [chapeu],
      exigeOutraPessoa: exigeOutraPessoa({ negocio }, coisa.filialId),
    },
  )
  if ('impedimento' in escolhido) throw new ErroDeNegocio(escolhido.impedimento)
}
