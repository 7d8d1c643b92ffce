import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { SUJEITO_A_APROVACAO } from '@balcao/dominio/orcamentos/aprovacoes'
import type { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { textoDoEnvio } from '@balcao/dominio/orcamentos/envio'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useParametro } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import type { CampoDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'

export type Orcamento = RespostaDe<typeof obterOrcamento>

/** DOC-01 What only a quote has: what it waits for, what became of it, and the link to pay it by. */
export function useCamposDoOrcamento(orcamento: Orcamento): Record<'destino' | 'link', CampoDaFicha[]> {
  const { sujeitoAAprovacao, motivoPerda, aceite, idPedido, linkPagamento, linkPagamentoStatus } = orcamento
  const { envio, motivoRecusa } = orcamento
  const nomes = useParametro('descricaoStatusPedido')
  return {
    destino: [
      { nome: 'Aprovação', valor: sujeitoAAprovacao && SUJEITO_A_APROVACAO },
      { nome: 'Motivo da perda', valor: motivoPerda },
      { nome: 'Envio', valor: aceite === null && textoDoEnvio(envio) },
      { nome: 'Motivo da recusa', valor: motivoRecusa },
      {
        nome: 'Aceito pelo cliente',
        valor: aceite && `${formatarDataHora(aceite.em)}, por ${aceite.por}`,
      },
      { nome: 'Pedido gerado', valor: idPedido !== null && <LinkDoPedido id={idPedido} /> },
    ],
    link: [
      {
        nome: 'Link de pagamento',
        valor: linkPagamentoStatus && labelDoStatus(linkPagamentoStatus, nomes),
      },
      { nome: 'Link válido até', valor: linkPagamento && formatarDataHora(linkPagamento.validade) },
    ],
  }
}

function LinkDoPedido({ id }: { id: number }) {
  if (!useSessao().pode('PEDIDO_VER')) return id
  return (
    <Anchor
      renderRoot={(props) => <Link to="/pedidos/$idPedido" params={{ idPedido: String(id) }} {...props} />}
    >
      {id}
    </Anchor>
  )
}
