import { AREAS_DA_ADMINISTRACAO } from '@balcao/dominio/administracao/areas'
import {
  type AchadoDaAdministracao,
  MAXIMO_DE_ACHADOS,
  procurarNaAdministracao,
} from '@balcao/dominio/administracao/contratos'
import { type Procuravel, procurar } from '@balcao/dominio/administracao/procurar'
import { PARAMETROS } from '@balcao/dominio/parametros'
import {
  ASSUNTOS_DOS_PARAMETROS,
  assuntoDoParametro,
  parametrosPorAssunto,
} from '@balcao/dominio/parametros/assuntos'
import { NOMES_DOS_PARAMETROS } from '@balcao/dominio/parametros/nomes'
import { pode } from '@balcao/dominio/permissoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'

type Achavel = Procuravel & AchadoDaAdministracao

/** ADM-01 'prazo de devolução' finds the parameter, the types that ask for products back, and the page that reads it. */
export const criarRotaProcurarNaAdministracao = (
  tiposQueDevolvem: (banco: Executor) => Promise<readonly string[]>,
) =>
  rota(procurarNaAdministracao, async ({ query, sessao, tx }) => {
    const achados = procurar([...areas(sessao), ...parametros(sessao)], query.q).slice(0, MAXIMO_DE_ACHADOS)
    const daDevolucao = achados.some(({ chave }) => chave === PRAZO) ? await tiposQueDevolvem(tx) : []
    return {
      itens: achados.map(({ texto: _texto, ...achado }) => ({
        ...achado,
        usadoPor: achado.chave === PRAZO ? [...daDevolucao] : [],
      })),
    }
  })

const PRAZO = 'diasJanelaDevolucao' satisfies keyof typeof PARAMETROS

const areas = (sessao: Sessao): Achavel[] =>
  AREAS_DA_ADMINISTRACAO.filter(({ acao }) => pode(sessao.autorizacoes, acao)).map(
    ({ nome, descricao, palavras, endereco }) => ({
      tipo: 'AREA',
      nome,
      detalhe: descricao,
      endereco,
      chave: null,
      usadoEm: [],
      usadoPor: [],
      texto: `${descricao} ${palavras}`,
    }),
  )

function parametros(sessao: Sessao): Achavel[] {
  if (!pode(sessao.autorizacoes, 'PARAMETRO_CONFIGURAR')) return []
  return parametrosPorAssunto.map((chave) => {
    const { nome, onde, paginas } = ASSUNTOS_DOS_PARAMETROS[assuntoDoParametro(chave)]
    const { descricao } = PARAMETROS[chave]
    return {
      tipo: 'PARAMETRO',
      nome: NOMES_DOS_PARAMETROS[chave],
      detalhe: descricao,
      endereco: '/administracao/parametros',
      chave,
      usadoEm: [...paginas],
      usadoPor: [],
      texto: `${descricao} ${nome} ${onde} ${chave}`,
    }
  })
}
