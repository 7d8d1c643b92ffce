import type { ResultadoDaCampanha } from '@balcao/dominio/campanhas/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { Table, Text } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'

const CEM = 100

/** '+12,5%'; a dash where there was nothing to compare with. */
function variacao(antes: number, durante: number): string {
  if (antes === 0) return '–'
  const percentual = new Decimal(durante).minus(antes).dividedBy(antes).times(CEM)
  return `${percentual.isPositive() ? '+' : ''}${formatarPercentual(percentual, 1)}`
}

/** GES-02 What a campaign brought, and what the same customers bought before it. */
export function CartaoDoResultado({ resultado }: { resultado: ResultadoDaCampanha }) {
  const dinheiro = useFormatoDeDinheiro()
  const { pedidos, clientes, unidades, valor, custo, margem, comparacao } = resultado
  return (
    <Cartao titulo="O que trouxe" nivel={3} solto>
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Pedidos', valor: formatarNumero(pedidos) },
          { nome: 'Clientes', valor: formatarNumero(clientes) },
          { nome: 'Unidades', valor: formatarNumero(unidades) },
          { nome: 'Valor dos pedidos', valor: dinheiro(valor) },
          { nome: 'Desconto dado', valor: dinheiro(custo) },
          ...(margem === null ? [] : [{ nome: 'Margem dos pedidos', valor: formatarPercentual(margem, 2) }]),
        ]}
      />
      {comparacao && pedidos > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md">
            O que os mesmos clientes compraram de {formatarData(comparacao.de)} a{' '}
            {formatarData(comparacao.ate)}, e no mesmo tempo antes ({formatarData(comparacao.antesDe)} a{' '}
            {formatarData(comparacao.antesAte)}).
          </Text>
          <Table verticalSpacing={4} aria-label="Comparação com o mesmo tempo antes">
            <Table.Thead>
              <Table.Tr>
                <Table.Th />
                <Table.Th ta="right">Antes</Table.Th>
                <Table.Th ta="right">Durante</Table.Th>
                <Table.Th ta="right">Diferença</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {(
                [
                  ['Clientes', 'clientes', formatarNumero],
                  ['Pedidos', 'pedidos', formatarNumero],
                  ['Valor', 'valor', dinheiro],
                ] as const
              ).map(([nome, campo, dizer]) => (
                <Table.Tr key={campo}>
                  <Table.Th scope="row">{nome}</Table.Th>
                  <Table.Td ta="right">{dizer(comparacao.antes[campo])}</Table.Td>
                  <Table.Td ta="right">{dizer(comparacao.durante[campo])}</Table.Td>
                  <Table.Td ta="right">
                    {variacao(comparacao.antes[campo], comparacao.durante[campo])}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </Cartao>
  )
}
