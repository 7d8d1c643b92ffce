import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { ConteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import {
  criarTipoDeTicket,
  descartarRascunhoDoTipo,
  guardarRascunhoDoTipo,
  listarTiposDaAdministracao,
  obterTipoDaAdministracao,
  publicarTipoDeTicket,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import type { Tx } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { chaveDoNome } from '../ajustes/chave-do-nome.ts'
import { tipoPorId } from '../tickets/nucleo/queries-tipo.ts'
import { conferirRascunho } from './em-edicao.ts'
import { publicar } from './publicar.ts'
import { abertosPorEtapa, conteudoEmVigor, rascunhoDoTipo, tiposDaAdministracao } from './queries.ts'
import {
  apagarRascunho,
  copiarMotivosDeFinalizacao,
  gravarRascunho,
  inserirTipo,
  travarTipo,
} from './queries-escrita.ts'

export const rotaListarTiposDaAdministracao = rota(listarTiposDaAdministracao, async ({ tx }) => ({
  itens: await tiposDaAdministracao(tx),
}))

export const rotaObterTipoDaAdministracao = rota(
  obterTipoDaAdministracao,
  async ({ params: { idTipo }, tx }) => {
    const tipo = await tipoPorId(tx, idTipo)
    const daLista = (await tiposDaAdministracao(tx)).find(({ id }) => id === idTipo)
    if (!tipo || !daLista) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const publicado = await conteudoEmVigor(tx, tipo)
    const rascunho = await rascunhoDoTipo(tx, idTipo)
    const rascunhado = rascunho?.conteudo ?? publicado
    return {
      ...daLista,
      publicado,
      rascunhado,
      versao: rascunho?.versao ?? 0,
      abertosPorEtapa: (await abertosPorEtapa(tx, idTipo)).map(({ numero, nome, tickets }) => ({
        ...{ numero, tickets, etapa: nome },
      })),
      ...(await conferirRascunho(tx, tipo, publicado, rascunhado)),
    }
  },
)

export const rotaCriarTipoDeTicket = rota(
  criarTipoDeTicket,
  async ({ corpo: { nome, modelo }, tx, autoria }) => {
    const deQuem = await travarTipo(tx, modelo)
    const tipos = await tiposDaAdministracao(tx)
    if (tipos.some((tipo) => tipo.nome.toLowerCase() === nome.toLowerCase()))
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { nome: `Já existe “${nome}”.` } })
    const conteudo = { ...comChavesNovas(await conteudoEmVigor(tx, deQuem)), descricao: nome }
    const id = await inserirTipo(tx, autoria, chaveDoNome(nome, tipos.length), conteudo)
    await copiarMotivosDeFinalizacao(tx, autoria, { de: modelo, para: id })
    await gravarRascunho(tx, autoria, id, conteudo)
    return { message: `“${nome}” criado como rascunho: publique quando estiver pronto.`, id }
  },
)

/** Of another type, they go on from nothing here. */
function comChavesNovas(conteudo: ConteudoDoTipo): ConteudoDoTipo {
  const nova = (chave: string) => `n${chave}`
  return {
    ...conteudo,
    motivos: conteudo.motivos.map((motivo) => ({
      ...motivo,
      chave: nova(motivo.chave),
      pai: motivo.pai === null ? null : nova(motivo.pai),
    })),
    etapas: conteudo.etapas.map((etapa) => ({
      ...etapa,
      chave: nova(etapa.chave),
      saidas: etapa.saidas.map((saida) => ({ ...saida, para: nova(saida.para) })),
    })),
  }
}

export const rotaGuardarRascunhoDoTipo = rota(
  guardarRascunhoDoTipo,
  async ({ params: { idTipo }, corpo: { conteudo, versao }, tx, autoria }) => {
    await travarRascunho(tx, idTipo, versao)
    await gravarRascunho(tx, autoria, idTipo, conteudo)
    return { message: 'Rascunho guardado. Nada muda até ser publicado.', id: idTipo }
  },
)

export const rotaDescartarRascunhoDoTipo = rota(
  descartarRascunhoDoTipo,
  async ({ params: { idTipo }, corpo: { versao }, tx }) => {
    const { tipo } = await travarRascunho(tx, idTipo, versao)
    if (tipo.publicacao === 0) throw new ErroDeNegocio('TIPO_COM_PROBLEMAS', { mensagem: NUNCA_PUBLICADO })
    await apagarRascunho(tx, idTipo)
    return { message: 'Rascunho descartado.', id: idTipo }
  },
)

const NUNCA_PUBLICADO = 'Este tipo só tem o rascunho: não há versão publicada a que voltar.'

export const rotaPublicarTipoDeTicket = rota(
  publicarTipoDeTicket,
  async ({ params: { idTipo }, corpo: { versao }, tx, autoria }) => {
    const { tipo, rascunho } = await travarRascunho(tx, idTipo, versao)
    if (!rascunho) throw new ErroDeNegocio('TIPO_SEM_RASCUNHO')
    const numero = await publicar(tx, autoria, tipo, rascunho.conteudo)
    await apagarRascunho(tx, idTipo)
    return { message: `“${rascunho.conteudo.descricao}”: a versão ${numero} está em vigor.`, id: idTipo }
  },
)

/** With nobody else at work in the type, the draft in the version that was seen. */
async function travarRascunho(tx: Tx, idTipo: number, versao: number) {
  const tipo = await travarTipo(tx, idTipo)
  const rascunho = await rascunhoDoTipo(tx, idTipo)
  if ((rascunho?.versao ?? 0) !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return { tipo, rascunho }
}
