import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { restaAnalisar } from '@balcao/dominio/tickets/requisitos/analise'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormatoDeDinheiro } from '../../../../platform/parametros.ts'
import estilos from '../acoes.module.css'
import { type CamposDaAnalise, quantidadesDe, totaisDaAnalise } from './campos-da-analise.ts'

/** TIC-11 What the analysis is worth so far, and how much of it is done. */
export function TotaisDaAnalise({ produtos }: { produtos: ReadonlyMap<number, ProdutoDoTicket> }) {
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
