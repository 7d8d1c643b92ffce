import {
  listarConfiguracoesFv,
  obterConfiguracaoFv,
  obterFvEfetiva,
  opcoesDaFv,
} from '@balcao/dominio/configuracao-fv/contratos'
import { resolverFv } from '@balcao/dominio/configuracao-fv/resolver'
import { dizerValor } from '@balcao/dominio/configuracao-fv/resumo'
import { CAMPOS_DA_FV, camposDaFv, ESCOPOS_DA_FV } from '@balcao/dominio/configuracao-fv/valores'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import { lerQuemPode } from '../acesso/queries-quem-pode.ts'
import { configuracoesDe } from '../forca-de-vendas/queries.ts'
import { apresentarConfiguracao, apresentarNaLista } from './presenter.ts'
import {
  configuracaoPorId,
  configuracoesDoNegocio,
  opcoesDasConfiguracoes,
  tipoDoVendedor,
} from './queries.ts'

export const rotaListarConfiguracoesFv = rota(listarConfiguracoesFv, async ({ query, tx }) => {
  const { itens, paginator } = await configuracoesDoNegocio(tx, query)
  return { itens: itens.map(apresentarNaLista), paginator }
})

export const rotaObterConfiguracaoFv = rota(obterConfiguracaoFv, async ({ params, tx }) => {
  const gravada = await configuracaoPorId(tx, params.idConfiguracao)
  if (!gravada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentarConfiguracao(gravada)
})

export const rotaOpcoesDaFv = rota(opcoesDaFv, async ({ tx }) => opcoesDasConfiguracoes(tx))

/** As the server itself reads it when that person sells. */
export const rotaObterFvEfetiva = rota(obterFvEfetiva, async ({ query, tx }) => {
  const tipo = await tipoDoVendedor(tx, query.idColab)
  if (!tipo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { daPessoa } = await lerQuemPode(tx)
  const gestor = pode(daPessoa({ id: query.idColab, tipo }), 'ORCAMENTO_DESCONTO_GESTOR')
  const gravadas = await configuracoesDe(tx, { colaboradorId: query.idColab, filialId: query.idFil })
  const { valores, de } = resolverFv(gravadas, gestor)
  const opcoes = await opcoesDasConfiguracoes(tx)
  return {
    itens: camposDaFv.flatMap((campo) => {
      const escopo = de[campo]
      if (!escopo) return []
      const descrito = CAMPOS_DA_FV[campo]
      const nomes = 'fonte' in descrito && descrito.fonte !== 'marcas' ? opcoes[descrito.fonte] : []
      const nomeDe = (id: number) => nomes.find((opcao) => opcao.id === id)?.nome ?? String(id)
      return [{ campo, valor: dizerValor(campo, valores[campo], nomeDe), de: ESCOPOS_DA_FV[escopo] }]
    }),
  }
})
