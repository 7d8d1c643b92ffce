import { paraAAuditoria } from '@balcao/dominio/ajustes/campo'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { plural } from '@balcao/dominio/formatos/contagem'
import { type ChaveDeParametro, chavesDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { campoDoParametro, lerGravado, problemaDoParametro } from '@balcao/dominio/parametros/campo'
import { copiarParametros, mudarParametro } from '@balcao/dominio/parametros/contratos'
import { NOMES_DOS_PARAMETROS } from '@balcao/dominio/parametros/nomes'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { type LerEscolhas, lerEscolhas } from './escolhas.ts'
import { soDoNegocio } from './presenter.ts'
import { gravarParametro, type ParametroTravado, travarParametro } from './queries.ts'

const NO_NEGOCIO = 'todo o negócio'

/** ADM-04 In force before the answer: this process reads again what the database tells the others of. */
export const criarRotaMudarParametro = (tiposDeTicket: LerEscolhas) =>
  rota(
    mudarParametro,
    async ({ params: { chave }, corpo, sessao, autoria, negocio, gravar }) => {
      const resposta = await gravar(async (tx) => {
        const { idFil, valor, versao } = corpo
        const onde = await exigirNivel(tx, sessao, idFil)
        if (idFil !== null && soDoNegocio(chave))
          recusar('idFil', 'Este parâmetro vale para o negócio inteiro.')
        if (valor !== null) {
          const escolhas = await lerEscolhas(tx, tiposDeTicket)
          const problema = problemaDoParametro(chave, campoDoParametro(chave, escolhas[chave]), valor)
          if (problema) recusar('valor', problema)
        }
        const antes = await travarNaVersao(tx, autoria, { chave, idFil, versao })
        await mudarEm(tx, autoria, { chave, onde, antes, valor })
        return { message: frase(chave, onde, valor) }
      })
      await negocio.renovarParametros()
      return resposta
    },
    { transacao: 'tardia' },
  )

export const rotaCopiarParametros = rota(
  copiarParametros,
  async ({ corpo, sessao, autoria, negocio, gravar }) => {
    const resposta = await gravar(async (tx) => {
      const { de, para, itens } = corpo
      if (de === para) recusar('para', 'Escolha outra filial.')
      const [, ondeVai] = [await exigirNivel(tx, sessao, de), await exigirNivel(tx, sessao, para)]
      // Two copies over the same keys hold them in the same order.
      for (const { chave, versao } of itens.toSorted((a, b) => a.chave.localeCompare(b.chave))) {
        if (soDoNegocio(chave))
          recusar('itens', `${NOMES_DOS_PARAMETROS[chave]}: vale para o negócio inteiro.`)
        const { valor } = await travarParametro(tx, autoria, comPrefixo(chave), de)
        const antes = await travarNaVersao(tx, autoria, { chave, idFil: para, versao })
        await mudarEm(tx, autoria, { chave, onde: ondeVai, antes, valor })
      }
      const quantos = plural(itens.length, 'parâmetro copiado', 'parâmetros copiados')
      return { message: `${quantos} para ${ondeVai}.` }
    })
    await negocio.renovarParametros()
    return resposta
  },
  { transacao: 'tardia' },
)

/** By name, the level the session may change; the whole business only by whoever sees all of it. */
export async function exigirNivel(tx: Tx, sessao: Sessao, idFil: number | null): Promise<string> {
  if (idFil === null) {
    if (!sessao.veTudo) throw new ErroDeNegocio('SEM_PERMISSAO')
    return NO_NEGOCIO
  }
  const filial = (await unidadesVisiveis(tx, filialVisivel(sessao))).find(({ id }) => id === idFil)
  if (!filial) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return filial.nome
}

type Onde = { chave: ChaveDeParametro; idFil: number | null; versao: number }

async function travarNaVersao(tx: Tx, autoria: Autoria, { chave, idFil, versao }: Onde) {
  const gravado = await travarParametro(tx, autoria, comPrefixo(chave), idFil)
  if (gravado.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return gravado
}

type Mudanca = {
  chave: ChaveDeParametro
  onde: string
  antes: ParametroTravado
  valor: string | null
  desfaz?: number
}

export async function mudarEm(
  tx: Tx,
  autoria: Autoria,
  { chave, onde, antes, valor, desfaz }: Mudanca,
): Promise<void> {
  // As its field would write it, so that what is kept reads alike whoever wrote it.
  const novo = valor === null ? null : (lerGravado(chave, valor) ?? valor)
  if (novo === antes.valor) return
  await gravarParametro(tx, autoria, antes.id, novo)
  const campo = campoDoParametro(chave)
  await registrarAjuste(tx, autoria, {
    assunto: 'parametro',
    id: idNaAuditoria(chave, antes.filialId),
    nome: `${NOMES_DOS_PARAMETROS[chave]} · ${onde}`,
    antes: { [chave]: paraAAuditoria(campo, antes.valor) },
    depois: { [chave]: paraAAuditoria(campo, novo) },
    ...(desfaz !== undefined && { desfaz }),
  })
}

const idNaAuditoria = (chave: ChaveDeParametro, filialId: number | null): string =>
  filialId === null ? chave : `${chave}@${filialId}`

/** The other way round; null of one that the catalogue no longer has. */
export function deIdNaAuditoria(id: string): { chave: ChaveDeParametro; idFil: number | null } | null {
  const [chave, filial] = id.split('@')
  const conhecida = chavesDeParametro.find((outra) => outra === chave)
  return conhecida ? { chave: conhecida, idFil: filial === undefined ? null : Number(filial) } : null
}

const frase = (chave: ChaveDeParametro, onde: string, valor: string | null): string =>
  valor === null
    ? `${NOMES_DOS_PARAMETROS[chave]}: volta a valer o valor herdado em ${onde}.`
    : `${NOMES_DOS_PARAMETROS[chave]}: já vale em ${onde}.`

function recusar(campo: string, mensagem: string): never {
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: mensagem } })
}
