import {
  alterarCampanha,
  type CampanhaDigitada,
  criarCampanha,
  encerrarCampanha,
} from '@balcao/dominio/campanhas/contratos'
import { mudancasDaCampanha } from '@balcao/dominio/campanhas/historico'
import { problemasDaCampanha, RETIRADO, situacaoDaCampanha } from '@balcao/dominio/campanhas/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { comoDigitada } from './presenter.ts'
import {
  type CampanhaDoBanco,
  inserirCampanha,
  mudarCampanha,
  nomesDasCampanhas,
  opcoesDasCampanhas,
  temRetirado,
  travarCampanha,
} from './queries.ts'

const ENTIDADE = 'campanha'

export const rotaCriarCampanha = rota(criarCampanha, async ({ corpo, agora, autoria, tx }) => {
  const problemas = problemasDaCampanha(corpo)
  const passado = corpo.fim < hojeEm(agora) && !problemas.fim ? { fim: 'Este período já passou.' } : {}
  recusar({ ...problemas, ...passado, ...(await problemasDasEscolhas(tx, corpo)) })
  const nova = await inserirCampanha(tx, autoria, colunasDa(corpo))
  await registrarHistorico(tx, autoria, {
    entidade: ENTIDADE,
    entidadeId: nova.id,
    acao: 'CRIAR',
    dados: { ...corpo },
  })
  return { id: nova.id, versao: nova.versao, message: `Campanha ${nova.nome} criada.` }
})

export const rotaAlterarCampanha = rota(alterarCampanha, async ({ params, corpo, agora, autoria, tx }) => {
  const { versao, ...dita } = corpo
  const antes = await emAberto(tx, params.idCampanha, versao, agora)
  const usado = { unidades: antes.unidadesUsadas, verba: antes.verbaUsada }
  const passado =
    dita.fim < hojeEm(agora) && dita.fim >= dita.inicio ? { fim: 'Este período já passou.' } : {}
  recusar({
    ...problemasDaCampanha(dita, usado),
    ...passado,
    ...(await problemasDasEscolhas(tx, dita, antes)),
  })
  const era = comoDigitada(antes, true)
  const campos = mudancasDaCampanha(era, dita)
  if (campos.length === 0) return { id: antes.id, versao: antes.versao, message: 'Nada mudou.' }
  const depois = await mudarCampanha(tx, autoria, antes.id, colunasDa(dita))
  await registrarHistorico(tx, autoria, {
    entidade: ENTIDADE,
    entidadeId: antes.id,
    acao: 'ALTERAR',
    dados: { campos, antes: era, depois: dita },
  })
  return {
    id: depois.id,
    versao: depois.versao,
    message: 'Campanha alterada: já vale para os próximos itens.',
  }
})

export const rotaEncerrarCampanha = rota(encerrarCampanha, async ({ params, corpo, agora, autoria, tx }) => {
  const antes = await emAberto(tx, params.idCampanha, corpo.versao, agora)
  const { versao } = await mudarCampanha(tx, autoria, antes.id, { encerradaEm: agora })
  await registrarHistorico(tx, autoria, {
    entidade: ENTIDADE,
    entidadeId: antes.id,
    acao: 'ENCERRAR',
    dados: { motivo: corpo.motivo },
  })
  return { id: antes.id, versao, message: 'Campanha encerrada: os próximos orçamentos já não a têm.' }
})

/** Held until the end; what is over stays as it was. */
async function emAberto(tx: Tx, id: number, versao: number, agora: Date): Promise<CampanhaDoBanco> {
  const antes = await travarCampanha(tx, id)
  const situacao = situacaoDaCampanha(antes, hojeEm(agora))
  if (situacao === 'TERMINADA' || situacao === 'ENCERRADA') throw new ErroDeNegocio('CAMPANHA_TERMINADA')
  if (antes.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return antes
}

function recusar(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}

/** What is chosen is of this business, and what was not there before is still in use (ADM-07). */
async function problemasDasEscolhas(
  tx: Tx,
  dita: CampanhaDigitada,
  antes?: CampanhaDoBanco,
): Promise<Record<string, string>> {
  const nomes = await nomesDasCampanhas(tx, [dita])
  const opcoes = await opcoesDasCampanhas(tx)
  const porNumero = (['filiais', 'tabelas', 'classificacoes', 'clientes', 'produtos'] as const).filter(
    (campo) => dita[campo].some((id) => !nomes[campo].has(id)),
  )
  const porNome = (['atividades', 'marcas', 'categorias'] as const).filter((campo) =>
    dita[campo].some((nome) => !opcoes[campo].includes(nome)),
  )
  const retirados: Record<string, string> = {}
  for (const campo of ['filiais', 'tabelas', 'produtos'] as const) {
    const novos = dita[campo].filter((id) => !antes?.[campo].includes(id))
    if (await temRetirado(tx, campo, novos)) retirados[campo] = RETIRADO
  }
  const brinde = brindeDe(dita)
  const era = antes && brindeDe(antes)
  if (brinde !== null && brinde !== era && (await temRetirado(tx, 'produtos', [brinde])))
    retirados['beneficio.idProd'] = RETIRADO
  return {
    ...retirados,
    ...Object.fromEntries([...porNumero, ...porNome].map((campo) => [campo, MENSAGENS.invalido])),
    ...(brinde !== null && !nomes.produtos.has(brinde) && { 'beneficio.idProd': MENSAGENS.invalido }),
  }
}

const brindeDe = ({ beneficio }: { beneficio: (CampanhaDigitada | CampanhaDoBanco)['beneficio'] }) =>
  beneficio.tipo === 'BRINDE' ? beneficio.idProd : null

const texto = (valor: number | null) => (valor === null ? null : String(valor))

const colunasDa = (dita: CampanhaDigitada) => ({
  ...dita,
  verba: texto(dita.verba),
  limite: texto(dita.limite),
  limitePorCliente: texto(dita.limitePorCliente),
})
