import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { conferirRecebimento, produtosAConferir } from '@balcao/dominio/tickets/requisitos/checkin'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioComRascunho } from '../envio/formulario-da-acao.tsx'
import { preenchido } from '../envio/preenchido.ts'
import { ComProdutos } from '../produtos/com-produtos.tsx'
import type { CamposDoCheckin } from './campos-do-checkin.ts'
import { GradeDoCheckin } from './grade-do-checkin.tsx'

const { shape } = avancarEtapa.corpo.shape.checkin.def.innerType.def.element
// Nothing typed is not zero: a product nobody counted must not pass for one that did not come.
const contado = z.object({ ...shape, qtd_recebida: preenchido(shape.qtd_recebida) })

const autorizado = ({ id, qtd_autorizada }: ProdutoDoTicket) => ({ id, autorizada: qtd_autorizada })
const temOQueConferir = (produto: ProdutoDoTicket) => produtosAConferir([autorizado(produto)]).length > 0

/** TIC-11 CHECKIN_DEVOLUCAO: what arrived, against what was authorised. */
export function ConferirDevolucao(props: PropsDaAcao) {
  return (
    <ComProdutos
      idTicket={props.ticket.id}
      vazio="Nenhum produto autorizado para conferir"
      filtrar={temOQueConferir}
    >
      {(produtos) => <Formulario {...props} produtos={produtos} />}
    </ComProdutos>
  )
}

function Formulario({ produtos, ...props }: PropsDaAcao & { produtos: readonly ProdutoDoTicket[] }) {
  const porId = useMemo(() => new Map(produtos.map((produto) => [produto.id, produto])), [produtos])
  const esquema = z.object({ checkin: z.array(contado), ...campoDoCaminho(props.ticket.etapa) })
  const valores: CamposDoCheckin = {
    checkin: produtos.map(({ id }) => ({ id, qtd_recebida: null, obs: '' })),
    condicional: null,
  }
  const { rascunho, ...acao } = useFormularioComRascunho<
    typeof avancarEtapa,
    CamposDoCheckin,
    z.output<typeof esquema>
  >(avancarEtapa, {
    ...props,
    esquema,
    valores,
    regra: (dados) => {
      const conclusao = conferirRecebimento(produtos.map(autorizado), dados.checkin)
      return 'campos' in conclusao ? conclusao.campos : {}
    },
  })
  return (
    <FormularioDaAcao {...props} acao={acao} rascunho={rascunho}>
      <GradeDoCheckin produtos={porId} />
      <CaminhoDaEtapa etapa={props.ticket.etapa} />
    </FormularioDaAcao>
  )
}
