import { formatarData } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { RESPONSAVEIS_DA_PRORROGACAO } from '@balcao/dominio/tickets/prorrogacao'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'

type Prorrogacao = NonNullable<TicketDetalhado['prorrogacao']>

const dias = (n: number | null) => (n === null ? null : n === 1 ? '1 dia' : `${n} dias`)

/** NOV-14 The extension of a payment: who was late, by how much, and what was decided. */
export function CartaoDaProrrogacao({ prorrogacao }: { prorrogacao: Prorrogacao }) {
  const { responsavel, nome, dias_atraso, dias_confirmados, nova_data_vencimento } = prorrogacao
  return (
    <Cartao titulo="Prorrogação">
      <CamposDaFicha
        campos={[
          {
            nome: 'Responsável',
            valor: [RESPONSAVEIS_DA_PRORROGACAO[responsavel], nome].filter(Boolean).join(': '),
          },
          { nome: 'Atraso pedido', valor: dias(dias_atraso) },
          { nome: 'Confirmado', valor: dias(dias_confirmados) },
          { nome: 'Logística', valor: prorrogacao.parecer_logistica },
          { nome: 'Novo vencimento', valor: nova_data_vencimento && formatarData(nova_data_vencimento) },
          { nome: 'Financeiro', valor: prorrogacao.parecer_financeiro },
        ]}
      />
    </Cartao>
  )
}
