import {
  listarAutomacoes,
  listarExecucoes,
  obterAutomacao,
  opcoesDasAutomacoes,
} from '@balcao/dominio/automacoes/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { setoresAtivos } from '../setores/queries.ts'
import { atendentesDaFila } from '../tickets/catalogo/queries-equipe.ts'
import { apresentarAutomacoes, apresentarExecucao } from './presenter.ts'
import { automacaoPorId, automacoesDoNegocio, execucoesDaAutomacao } from './queries.ts'
import {
  etiquetasAEscolher,
  filiaisAEscolher,
  motivosAEscolher,
  respostasAEscolher,
  tiposAEscolher,
} from './queries-opcoes.ts'

export const rotaListarAutomacoes = rota(listarAutomacoes, async ({ query, tx, agora }) => {
  const { itens, paginator } = await automacoesDoNegocio(tx, query)
  return { itens: await apresentarAutomacoes(tx, itens, agora), paginator }
})

export const rotaObterAutomacao = rota(obterAutomacao, async ({ params, tx, agora }) => {
  const linha = await automacaoPorId(tx, params.idAutomacao)
  const [apresentada] = linha ? await apresentarAutomacoes(tx, [linha], agora) : []
  if (!apresentada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentada
})

export const rotaListarExecucoes = rota(listarExecucoes, async ({ params, query, sessao, tx }) => {
  const linha = await automacaoPorId(tx, params.idAutomacao)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { itens, paginator } = await execucoesDaAutomacao(tx, sessao, params.idAutomacao, query)
  return { itens: itens.map(apresentarExecucao(linha.automacao.nome)), paginator }
})

export const rotaOpcoesDasAutomacoes = rota(opcoesDasAutomacoes, async ({ tx }) => {
  const [tipos, motivos, setores, filiais, atendentes, respostas, etiquetas] = await Promise.all([
    tiposAEscolher(tx),
    motivosAEscolher(tx),
    setoresAtivos(tx),
    filiaisAEscolher(tx),
    atendentesDaFila(tx, { setorId: undefined, filialId: undefined }),
    respostasAEscolher(tx),
    etiquetasAEscolher(tx),
  ])
  return {
    ...{ tipos, motivos, setores, filiais, respostas, etiquetas },
    operadores: atendentes.map(({ id, nome, setores: deles }) => ({ id, nome, setores: deles })),
  }
})
