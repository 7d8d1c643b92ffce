import type { Aprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Margem } from '../situacao-da-aprovacao.tsx'

const CASAS = 1

/** GES-06 Their rhythm, what they owe and what is left of their credit. */
export function CartaoDoCliente({ aprovacao }: { aprovacao: Aprovacao }) {
  const dinheiro = useFormatoDeDinheiro()
  const { pode } = useSessao()
  const { clienteDaAprovacao: cliente, valor, desconto, margem, faixa } = aprovacao
  if (!cliente) return null
  const nome = nomeDoCliente(cliente)
  return (
    <Cartao
      titulo="Cliente"
      aoLado={
        pode('CLIENTE_LISTAR') && (
          <Anchor
            size="sm"
            component={Link}
            to="/clientes/$idCli"
            {...({ params: { idCli: String(cliente.id) } } as object)}
          >
            Abrir ficha
          </Anchor>
        )
      }
    >
      <Text fw={600}>{nome}</Text>
      {cliente.porque && (
        <Text size="sm">
          {cliente.estado}: {cliente.porque}
        </Text>
      )}
      <CamposDaFicha
        campos={[
          { nome: 'Valor pedido', valor: valor !== null && dinheiro(valor) },
          { nome: 'Desconto', valor: desconto !== null && `${formatarNumero(desconto, CASAS)}%` },
          { nome: 'Margem', valor: faixa !== null && <Margem margem={margem} faixa={faixa} /> },
          { nome: 'Compra típica', valor: cliente.vlTicket > 0 && dinheiro(cliente.vlTicket) },
          { nome: 'Comprou em um ano', valor: cliente.vlAno > 0 && dinheiro(cliente.vlAno) },
          {
            nome: 'Títulos vencidos',
            valor:
              cliente.vencidos.qtde > 0
                ? `${formatarContagem(cliente.vencidos.qtde)}: ${dinheiro(cliente.vencidos.valor)}`
                : 'Nenhum',
          },
          {
            nome: 'Crédito disponível',
            valor:
              cliente.limite && `${dinheiro(cliente.limite.disponivel)} de ${dinheiro(cliente.limite.total)}`,
          },
          { nome: 'Bloqueio', valor: cliente.bloqueio },
        ]}
      />
    </Cartao>
  )
}

/** What the seller sold and gave this month, and how often they asked. */
export function CartaoDoVendedor({ aprovacao: { vendedor, supervisor } }: { aprovacao: Aprovacao }) {
  const dinheiro = useFormatoDeDinheiro()
  if (!vendedor) return null
  return (
    <Cartao titulo="Vendedor neste mês">
      <Text fw={600}>{vendedor.nome}</Text>
      <CamposDaFicha
        campos={[
          { nome: 'Equipe de', valor: supervisor },
          { nome: 'Vendeu', valor: dinheiro(vendedor.vendido) },
          {
            nome: 'Deu de desconto',
            valor: `${dinheiro(vendedor.dado)} (${formatarPercentual(vendedor.percentual, CASAS)})`,
          },
          {
            nome: 'Pediu',
            valor: `${formatarContagem(vendedor.pedidas)}, ${formatarContagem(vendedor.aprovadas)} com aprovação`,
          },
        ]}
      />
    </Cartao>
  )
}
