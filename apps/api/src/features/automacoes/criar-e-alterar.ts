import { alterarAutomacao, criarAutomacao } from '@balcao/dominio/automacoes/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { conferirRegra } from './conferir.ts'
import { apresentarAutomacoes } from './presenter.ts'
import { automacaoPorId } from './queries.ts'
import {
  type AutomacaoGravada,
  contarAtivas,
  inserirAutomacao,
  mudarAutomacao,
  travarAutomacao,
} from './queries-escrita.ts'

const NENHUMA = 0

export const rotaCriarAutomacao = rota(criarAutomacao, async ({ corpo, negocio, tx, autoria, agora }) => {
  const { nome, ativa } = corpo
  const regra = await conferirRegra(tx, corpo)
  if (ativa) await exigirLugar(tx, negocio, NENHUMA)
  const id = await inserirAutomacao(tx, autoria, { nome, ...regra, ativa, ativadaEm: ativa ? agora : null })
  await registrar(tx, autoria, id, 'CRIAR', { nome, ativa })
  return reler(tx, id, agora)
})

export const rotaAlterarAutomacao = rota(
  alterarAutomacao,
  async ({ params, corpo, negocio, tx, autoria, agora }) => {
    const antes = await travarParaMudar(tx, params.idAutomacao, corpo.versao)
    if (antes.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { nome, ativa } = corpo
    const regra = await conferirRegra(tx, corpo)
    if (ativa && !antes.ativa) await exigirLugar(tx, negocio, antes.id)
    const outraOcasiao = regra.quando !== antes.quando || regra.tempo !== antes.tempo
    const ativadaEm = ativa && (!antes.ativa || outraOcasiao) ? agora : antes.ativadaEm
    await mudarAutomacao(tx, autoria, antes.id, { nome, ...regra, ativa, ativadaEm })
    const { quando, tempo, se, entao } = antes
    await registrar(tx, autoria, antes.id, 'ALTERAR', {
      antes: { nome: antes.nome, quando, tempo, se, entao, ativa: antes.ativa },
    })
    return reler(tx, antes.id, agora)
  },
)

/** In another version than the one that was seen, refused. */
export async function travarParaMudar(tx: Tx, id: number, versao: number): Promise<AutomacaoGravada> {
  const gravada = await travarAutomacao(tx, id)
  if (gravada.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return gravada
}

/** MES-10 Rules are looked at with every entry of every ticket: so many, and no more. */
export async function exigirLugar(tx: Tx, negocio: Negocio, exceto: number): Promise<void> {
  if ((await contarAtivas(tx, exceto)) >= negocio.parametros(null).maximoAutomacoesAtivas)
    throw new ErroDeNegocio('AUTOMACOES_DEMAIS')
}

export const registrar = (
  tx: Tx,
  autoria: Autoria,
  id: number,
  acao: string,
  dados?: Record<string, unknown>,
) => registrarHistorico(tx, autoria, { entidade: 'automacao', entidadeId: id, acao, ...(dados && { dados }) })

async function reler(tx: Tx, id: number, agora: Date) {
  const linha = await automacaoPorId(tx, id)
  const [apresentada] = linha ? await apresentarAutomacoes(tx, [linha], agora) : []
  if (!apresentada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentada
}
