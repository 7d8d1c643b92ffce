import { listarMotivosDeAnalise } from '@balcao/dominio/tickets/catalogo/contratos'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { analisar, restaAnalisar } from '@balcao/dominio/tickets/requisitos/analise'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import estilos from '../acoes.module.css'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioComRascunho } from '../envio/formulario-da-acao.tsx'
import { ComProdutos } from '../produtos/com-produtos.tsx'
import { type CamposDaAnalise, itemDe, quantidadesDe, totaisDaAnalise } from './campos-da-analise.ts'
import { GradeDaAnalise } from './grade-da-analise.tsx'

/** TIC-11 ANALISE_DEVOLUCAO: what becomes of each requested quantity. */
export function AnalisarDevolucao(props: PropsDaAcao) {
  return (
    <ComProdutos idTicket={props.ticket.id} vazio="Nenhum produto vinculado ao ticket">
      {(produtos) => <Formulario {...props} produtos={produtos} />}
    </ComProdutos>
  )
}

function Formulario({ produtos, ...props }: PropsDaAcao & { produtos: readonly ProdutoDoTicket[] }) {
  const motivos = useConsulta(listarMotivosDeAnalise, {}, { mostradoNaArea: true, listaComum: true })
  const porId = useMemo(() => new Map(produtos.map((produto) => [produto.id, produto])), [produtos])
  const conhecidos = useMemo(() => new Set(motivos.data?.itens.map(({ id }) => id)), [motivos.data])
  const { analise } = avancarEtapa.corpo.shape
  const esquema = z.object({ analise, ...campoDoCaminho(props.ticket.etapa) })
  const { rascunho, ...acao } = useFormularioComRascunho<
    typeof avancarEtapa,
    CamposDaAnalise,
    z.output<typeof esquema>
  >(avancarEtapa, {
    ...props,
    esquema,
    valores: { analise: produtos.map(itemDe), condicional: null },
    regra: (dados) => {
      const itens = produtos.map(({ id, qtd_solicitada }) => ({ id, solicitada: qtd_solicitada }))
      const conclusao = analisar(itens, dados.analise ?? [], conhecidos)
      return 'campos' in conclusao ? conclusao.campos : {}
    },
  })
  return (
    <FormularioDaAcao
      {...props}
      acao={acao}
      rascunho={rascunho}
      resumo={<TotaisDaAnalise produtos={porId} />}
    >
      <GradeDaAnalise produtos={porId} motivos={motivos} conhecidos={conhecidos} />
      <CaminhoDaEtapa etapa={props.ticket.etapa} />
    </FormularioDaAcao>
  )
}

/** TIC-11 What the analysis is worth so far, and how much of it is done. */
function TotaisDaAnalise({ produtos }: { produtos: ReadonlyMap<number, ProdutoDoTicket> }) {
  const { control } = useFormContext<CamposDaAnalise>()
  const itens = useWatch({ control, name: 'analise' })
  const dinheiro = useFormatoDeDinheiro()
  const { autorizado, solicitado } = totaisDaAnalise(itens, produtos)
  const fechados = itens.filter((item) =>
    restaAnalisar(produtos.get(item.id)?.qtd_solicitada ?? 0, quantidadesDe(item)).isZero(),
  )
  return (
    <p className={estilos.resumo}>
      <span>
        Autorizado: <strong>{dinheiro(autorizado)}</strong> de {dinheiro(solicitado)}
      </span>
      <span>
        {fechados.length} de {itens.length} {itens.length === 1 ? 'produto fecha' : 'produtos fecham'}
      </span>
    </p>
  )
}
