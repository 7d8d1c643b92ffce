import {
  alterarConfiguracaoFv,
  criarConfiguracaoFv,
  excluirConfiguracaoFv,
  type OpcoesDaFv,
  restaurarConfiguracaoFv,
} from '@balcao/dominio/configuracao-fv/contratos'
import {
  CAMPOS_DA_FV,
  camposDaFv,
  type EscopoDaFv,
  problemasDoAlvo,
  problemasDosValores,
  type ValoresDaFv,
} from '@balcao/dominio/configuracao-fv/valores'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { apresentarConfiguracao } from './presenter.ts'
import {
  type ConfiguracaoGravada,
  inserirConfiguracao,
  mudarConfiguracao,
  opcoesDasConfiguracoes,
  temConfiguracao,
  travarConfiguracao,
} from './queries.ts'

export const rotaCriarConfiguracaoFv = rota(criarConfiguracaoFv, async ({ corpo, autoria, tx }) => {
  const { escopo, idAlvo, valores } = corpo
  const opcoes = await opcoesDasConfiguracoes(tx)
  recusar({ ...problemaDoAlvo(escopo, idAlvo, opcoes), ...problemas(valores, opcoes) })
  const nova = await inserirConfiguracao(tx, autoria, { escopo, alvoId: idAlvo, valores: ditos(valores) })
  if (!nova) throw new ErroDeNegocio('CONFIGURACAO_FV_JA_EXISTE')
  await registrar(tx, autoria, nova.id, 'CRIAR', { escopo, alvo: idAlvo, valores: nova.valores })
  return apresentarConfiguracao(nova)
})

export const rotaAlterarConfiguracaoFv = rota(
  alterarConfiguracaoFv,
  async ({ params, corpo, autoria, tx }) => {
    const antes = await travarNaVersao(tx, params.idConfiguracao, corpo.versao)
    if (antes.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
    recusar(problemas(corpo.valores, await opcoesDasConfiguracoes(tx)))
    const depois = await mudarConfiguracao(tx, autoria, antes.id, { valores: ditos(corpo.valores) })
    await registrar(tx, autoria, antes.id, 'ALTERAR', { antes: antes.valores, depois: depois.valores })
    return apresentarConfiguracao(depois)
  },
)

export const rotaExcluirConfiguracaoFv = rota(
  excluirConfiguracaoFv,
  async ({ params, query, autoria, tx }) => {
    const antes = await travarNaVersao(tx, params.idConfiguracao, query.versao)
    if (antes.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
    await mudarConfiguracao(tx, autoria, antes.id, { excluidaEm: autoria.agora })
    await registrar(tx, autoria, antes.id, 'EXCLUIR', { antes: antes.valores })
    return {
      message: 'Configuração excluída: vale agora o que diz o alcance seguinte.',
      versao: antes.versao + 1,
    }
  },
)

export const rotaRestaurarConfiguracaoFv = rota(
  restaurarConfiguracaoFv,
  async ({ params, corpo, autoria, tx }) => {
    const antes = await travarNaVersao(tx, params.idConfiguracao, corpo.versao)
    if (!antes.excluidaEm || (await temConfiguracao(tx, antes)))
      throw new ErroDeNegocio('CONFIGURACAO_FV_JA_EXISTE')
    await mudarConfiguracao(tx, autoria, antes.id, { excluidaEm: null })
    await registrar(tx, autoria, antes.id, 'RESTAURAR')
    return { message: 'A configuração está de volta.', versao: antes.versao + 1 }
  },
)

async function travarNaVersao(tx: Tx, id: number, versao: number): Promise<ConfiguracaoGravada> {
  const gravada = await travarConfiguracao(tx, id)
  if (gravada.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return gravada
}

function recusar(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}

const ALVOS = {
  VENDEDOR: ({ vendedores }) => vendedores,
  EQUIPE: ({ equipes }) => equipes,
  FILIAL: ({ filiais }) => filiais,
  NEGOCIO: () => [],
} as const satisfies Record<EscopoDaFv, (opcoes: OpcoesDaFv) => readonly { id: number }[]>

function problemaDoAlvo(
  escopo: EscopoDaFv,
  idAlvo: number | null,
  opcoes: OpcoesDaFv,
): Record<string, string> {
  const problemas = problemasDoAlvo({ escopo, idAlvo })
  const existe = idAlvo === null || ALVOS[escopo](opcoes).some(({ id }) => id === idAlvo)
  return existe || 'idAlvo' in problemas ? problemas : { idAlvo: MENSAGENS.invalido }
}

/** What is chosen is of this business, and still offered. */
function problemas(valores: ValoresDaFv, opcoes: OpcoesDaFv): Record<string, string> {
  const daEscolha = camposDaFv.flatMap((campo) => {
    const descrito = CAMPOS_DA_FV[campo]
    const escolhidos = valores[campo]
    if (!('fonte' in descrito) || !Array.isArray(escolhidos)) return []
    const ha = new Set<string | number>(
      descrito.fonte === 'marcas' ? opcoes.marcas : opcoes[descrito.fonte].map(({ id }) => id),
    )
    return escolhidos.every((um) => ha.has(um)) ? [] : [[`valores.${campo}`, MENSAGENS.invalido] as const]
  })
  return { ...problemasDosValores(valores), ...Object.fromEntries(daEscolha) }
}

/** What was left open is not kept. */
const ditos = (valores: ValoresDaFv): ValoresDaFv =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor != null))

const registrar = (tx: Tx, autoria: Autoria, id: number, acao: string, dados?: Record<string, unknown>) =>
  registrarHistorico(tx, autoria, {
    entidade: 'configuracao-fv',
    entidadeId: id,
    acao,
    ...(dados && { dados }),
  })
