import { labelDoStatus, STATUS_DE_PEDIDO, type StatusDePedido } from '@balcao/dominio/pedidos/status'
import { type ComponentProps, useMemo } from 'react'
import { useParametro } from '../platform/parametros.ts'
import { CampoDeSelecaoMultipla } from '../ui/campos/campo-de-selecao-multipla.tsx'

type SeletorDeStatusDePedidoProps = Omit<
  ComponentProps<typeof CampoDeSelecaoMultipla<StatusDePedido>>,
  'opcoes' | 'carregando'
>

/** GER-12, PAR-02 Order-status filter, with the branch's own names. */
export function SeletorDeStatusDePedido({ label = 'Status', ...props }: SeletorDeStatusDePedidoProps) {
  const sobrepostas = useParametro('descricaoStatusPedido')
  const opcoes = useMemo(
    () => STATUS_DE_PEDIDO.map(({ chave }) => ({ valor: chave, nome: labelDoStatus(chave, sobrepostas) })),
    [sobrepostas],
  )
  return <CampoDeSelecaoMultipla placeholder="Todos" {...props} label={label} opcoes={opcoes} />
}
