import { ErroDeNegocio } from '@balcao/dominio/erros'
import { alterarResposta, criarResposta } from '@balcao/dominio/respostas/contratos'
import { impedimentoParaEditar } from '@balcao/dominio/respostas/escopos'
import { guardarArquivos } from '../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { filiaisDaSessao, type Sessao } from '../../sessao.ts'
import { conferirAnexos, conferirResposta } from './conferir.ts'
import { apresentarNaLista } from './presenter.ts'
import { anexosDasRespostas, respostaDaSessao } from './queries.ts'
import {
  apagarAnexos,
  contarProprias,
  inserirAnexos,
  inserirResposta,
  mudarResposta,
  type RespostaGravada,
  travarResposta,
} from './queries-escrita.ts'

/** Where files of saved replies are kept, and nothing else. */
export const PASTA_DAS_RESPOSTAS = 'respostas'

type Escrita = { tx: Tx; sessao: Sessao; autoria: Autoria }

export const rotaCriarResposta = rota(
  criarResposta,
  async ({ corpo, arquivos, negocio, aoFalhar, tx, sessao, autoria }) => {
    const limiteMb = negocio.parametrosEntre(filiaisDaSessao(sessao)).tamanhoMaximoArquivoMb
    const recebidos = arquivos.ate(limiteMb)
    const nova = await conferirResposta(tx, sessao, corpo, null)
    const { maximoRespostasProprias } = negocio.parametros(null)
    if (nova.donoId !== null && (await contarProprias(tx, nova.donoId)) >= maximoRespostasProprias)
      throw new ErroDeNegocio('RESPOSTAS_DEMAIS')
    const copiados = await conferirAnexos(tx, sessao, corpo, recebidos, limiteMb)
    const id = await inserirResposta(tx, autoria, nova)
    const guardados = await guardarArquivos(
      { armazem: negocio.armazem, aoFalhar },
      PASTA_DAS_RESPOSTAS,
      recebidos,
    )
    await inserirAnexos(tx, autoria, id, [...copiados, ...guardados])
    const { titulo, escopo, setorId } = nova
    await registrar({ tx, sessao, autoria }, id, 'CRIAR', { titulo, escopo, setorId })
    return reler({ tx, sessao, autoria }, id)
  },
)

export const rotaAlterarResposta = rota(
  alterarResposta,
  async ({ params, corpo, arquivos, negocio, aoFalhar, tx, sessao, autoria }) => {
    const escrita = { tx, sessao, autoria }
    const limiteMb = negocio.parametrosEntre(filiaisDaSessao(sessao)).tamanhoMaximoArquivoMb
    const recebidos = arquivos.ate(limiteMb)
    const antes = await travarParaMudar(escrita, params.idResposta, corpo.versao)
    if (antes.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const mudada = await conferirResposta(tx, sessao, corpo, antes.id)
    const mantidos = await conferirAnexos(tx, sessao, corpo, recebidos, limiteMb)
    const tinha = await anexosDasRespostas(tx, [antes.id])
    await mudarResposta(tx, autoria, antes.id, mudada)
    const ficam = new Set(mantidos.map(({ id }) => id))
    const tirados = tinha.filter(({ id }) => !ficam.has(id))
    await apagarAnexos(
      tx,
      antes.id,
      tirados.map(({ id }) => id),
    )
    const guardados = await guardarArquivos(
      { armazem: negocio.armazem, aoFalhar },
      PASTA_DAS_RESPOSTAS,
      recebidos,
    )
    const deOutra = mantidos.filter(({ respostaId }) => respostaId !== antes.id)
    await inserirAnexos(tx, autoria, antes.id, [...deOutra, ...guardados])
    // What it said before, so that the history can give it back.
    const { titulo, atalho, texto, escopo, setorId, tipo, aguardarCliente } = antes
    await registrar(escrita, antes.id, 'ALTERAR', {
      antes: { titulo, atalho, texto, escopo, setorId, tipo, aguardarCliente },
      anexosTirados: tirados.map(({ nomeExibicao }) => nomeExibicao),
    })
    return reler(escrita, antes.id)
  },
)

/** Locked for a change by whoever may make it; in another version than the one that was seen, refused. */
export async function travarParaMudar(
  { tx, sessao }: Escrita,
  respostaId: number,
  versao: number,
): Promise<RespostaGravada> {
  const gravada = await travarResposta(tx, sessao, respostaId)
  const impedimento = impedimentoParaEditar(sessao, gravada)
  if (impedimento) throw new ErroDeNegocio(impedimento)
  if (gravada.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return gravada
}

export const registrar = (
  { tx, autoria }: Escrita,
  respostaId: number,
  acao: string,
  dados?: Record<string, unknown>,
) =>
  registrarHistorico(tx, autoria, {
    entidade: 'resposta',
    entidadeId: respostaId,
    acao,
    ...(dados && { dados }),
  })

async function reler({ tx, sessao }: Escrita, respostaId: number) {
  const linha = await respostaDaSessao(tx, sessao, respostaId)
  const [apresentada] = linha ? await apresentarNaLista(tx, sessao, [linha]) : []
  if (!apresentada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentada
}
