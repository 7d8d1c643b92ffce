import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  type ChaveDaMensagem,
  chaveGravada,
  chavesDasMensagens,
  mensagemDescrita,
  partesDe,
  problemaDaParte,
} from '@balcao/dominio/textos/catalogo'
import { listarTextos, mudarTextos } from '@balcao/dominio/textos/contratos'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { exigirNivel } from '../parametros/manter.ts'
import { gravarParametro, parametrosComVersao, travarParametro } from '../parametros/queries.ts'
import { apresentarTextos } from './presenter.ts'

export const rotaListarTextos = rota(listarTextos, async ({ tx, sessao }) => {
  const [gravados, filiais] = await Promise.all([
    parametrosComVersao(tx),
    unidadesVisiveis(tx, filialVisivel(sessao)),
  ])
  return {
    filiais: filiais.map(({ id, nome }) => ({ id, nome })),
    mudaONegocio: sessao.veTudo,
    itens: apresentarTextos(gravados, new Set(filiais.map(({ id }) => id))),
  }
})

/** ADM-08 Kept as parameters are, and so in force in every process before the answer. */
export const rotaMudarTextos = rota(
  mudarTextos,
  async ({ params: { chave }, corpo, sessao, autoria, negocio, gravar }) => {
    const resposta = await gravar(async (tx) => {
      const { idFil, valores, versao } = corpo
      const onde = await exigirNivel(tx, sessao, idFil)
      exigirQueSirvam(chave, idFil, valores)
      const gravados = await travarPartes(tx, autoria, chave, idFil)
      if (versaoDas(gravados) !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
      const novos = new Map(Object.entries(valores).map(([p, dito]) => [chaveGravada(chave, p), dito]))
      await gravarPartes(tx, autoria, { chave, idFil, onde, gravados, novos })
      const { nome } = mensagemDescrita(chave)
      return { message: `${nome}: já vale em ${onde}.` }
    })
    await negocio.renovarParametros()
    return resposta
  },
  { transacao: 'tardia' },
)

/** What there was comes back, while what the entry says to have put there still is. */
export const desfazerTexto: Desfazer = async ({ tx, sessao, autoria }, entrada) => {
  const [qual, filial] = entrada.entidadeId.split('@')
  const chave = chavesDasMensagens.find((outra) => outra === qual)
  if (!chave) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const idFil = filial === undefined ? null : Number(filial)
  const onde = await exigirNivel(tx, sessao, idFil)
  const gravados = await travarPartes(tx, autoria, chave, idFil)
  const depois = Object.entries(entrada.depois ?? {})
  if (depois.some(([gravada, dito]) => gravados.get(gravada)?.valor !== dito))
    throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const novos = new Map(Object.entries(entrada.antes ?? {}))
  await gravarPartes(tx, autoria, { chave, idFil, onde, gravados, novos, desfaz: entrada.id })
}

/** ADM-08 A broken text is refused here, at its field, and not discovered by whoever receives it. */
export function exigirQueSirvam(chave: ChaveDaMensagem, idFil: number | null, valores: ValoresDoAjuste) {
  if (idFil !== null && mensagemDescrita(chave).nivel === 'negocio')
    recusar({ idFil: 'Este texto vale para o negócio inteiro.' })
  const partes = partesDe(chave)
  const problemas = Object.entries(valores).flatMap(([parte, dito]) => {
    if (!partes.includes(parte)) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const problema = dito === null ? null : problemaDaParte(chave, parte, dito)
    return problema ? [[`valores.${parte}`, problema] as const] : []
  })
  if (problemas.length > 0) recusar(Object.fromEntries(problemas))
}

type Gravados = ReadonlyMap<string, { id: number; valor: string | null; versao: number }>

/** Every part, always in the same order: two who change the same message wait for each other. */
async function travarPartes(
  tx: Tx,
  autoria: Autoria,
  chave: ChaveDaMensagem,
  idFil: number | null,
): Promise<Gravados> {
  const gravados = new Map()
  for (const parte of partesDe(chave)) {
    const gravada = chaveGravada(chave, parte)
    gravados.set(gravada, await travarParametro(tx, autoria, gravada, idFil))
  }
  return gravados
}

/** Versions only grow, so that the same sum is the same of each. */
export const versaoDas = (gravados: Gravados): number =>
  [...gravados.values()].reduce((soma, { versao }) => soma + versao, 0)

type Mudanca = {
  chave: ChaveDaMensagem
  idFil: number | null
  onde: string
  gravados: Gravados
  novos: ReadonlyMap<string, string | null>
  desfaz?: number
}

async function gravarPartes(
  tx: Tx,
  autoria: Autoria,
  { chave, idFil, onde, gravados, novos, desfaz }: Mudanca,
): Promise<void> {
  const antes: Record<string, string | null> = {}
  const depois: Record<string, string | null> = {}
  for (const [gravada, dito] of novos) {
    const atual = gravados.get(gravada)
    const novo = dito?.trim() ?? null
    if (!atual || atual.valor === novo) continue
    await gravarParametro(tx, autoria, atual.id, novo)
    antes[gravada] = atual.valor
    depois[gravada] = novo
  }
  if (Object.keys(depois).length === 0) return
  await registrarAjuste(tx, autoria, {
    assunto: 'texto',
    id: idFil === null ? chave : `${chave}@${idFil}`,
    nome: `${mensagemDescrita(chave).nome} · ${onde}`,
    antes,
    depois,
    ...(desfaz !== undefined && { desfaz }),
  })
}

function recusar(campos: Record<string, string>): never {
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}
